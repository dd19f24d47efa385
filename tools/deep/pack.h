// What stays the same while one position is searched: the rules, and the order of the cards.
//
// As in canfield/solver/packed.py a card's code is four times its steps from the base rank, plus its
// suit; a pile or a set of cards is a mask of 52 bits.
#pragma once
#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

using Mask = uint64_t;
using Turn = uint16_t;

constexpr Mask ALL = (Mask(1) << 52) - 1, BASES = 15, ONES = ALL / 15, EVEN = ONES * 5, LOW = ONES * 3;
constexpr int COLUMNS = 4, LIMITLESS = 31;
enum class Build { ALTERNATE, ANY, SUIT };

inline int count(Mask cards) { return std::popcount(cards); }
inline int lowest(Mask cards) { return std::countr_zero(cards); }
inline Mask bit(int code) { return Mask(1) << code; }
// The cards that come next on the foundations.
inline Mask wanted(Mask home) { return (home << 4 | BASES) & ~home & ALL; }

// The codes of the cards in a mask, lowest first: `for (int code : codes_in(mask))`.
struct codes_in {
    Mask rest;
    explicit codes_in(Mask cards) : rest(cards) {}
    codes_in begin() const { return *this; }
    codes_in end() const { return codes_in(0); }
    bool operator!=(const codes_in &) const { return rest; }
    int operator*() const { return lowest(rest); }
    void operator++() { rest &= rest - 1; }
};

// The cards of stock and waste that can come to the top, and how the turning stands once one is played.
struct Reach {
    Mask ready = 0;
    Turn turns[52];
    Turn after(int code, Turn turn) const { return ready & bit(code) ? turns[code] : turn; }
};

// The cards that the same cards can bear; `above` is the family of those, -1 without one.
struct Family {
    Mask cards;
    int above;
};

struct Pack {
    int draw, redeals, turned, passes;  // redeals -1: no limit
    Build build;
    bool take_back, whole_columns, refill, any_space, base_wrap;
    bool free_turning;
    std::vector<int> reserve, stock, columns[COLUMNS];
    Mask reserve_cards = 0, stock_cards = 0, home = 0, tops[14] = {};
    Mask children[52], parents[52] = {}, kinds[52];
    std::vector<Family> families;
    Turn turn;

    // Called once the rules and piles are known.
    void prepare() {
        free_turning = draw == 1 && redeals < 0;
        for (int code = 0; code < 52; code++) {
            children[code] = children_of(code);
            for (int child : codes_in(children[code])) parents[child] |= bit(code);
            kinds[code] = kind_of(code);
        }
        for (int code = 0; code < 52; code++)
            if (lowest(kinds[code]) == code) families.push_back({kinds[code], -1});
        for (auto &family : families)
            for (size_t other = 0; other < families.size(); other++)
                if (families[other].cards == parents[lowest(family.cards)]) family.above = other;
        for (int code : reserve) reserve_cards |= bit(code);
        for (int code : stock) stock_cards |= bit(code);
        for (size_t left = 0; left < reserve.size(); left++) tops[left + 1] = bit(reserve[left]);
        turn = turn_of(turned, stock.size(), passes);
    }

    // How the turning stands; without a limit whatever leads to the same cards is the same.
    Turn turn_of(int waste, int cards, int again) const {
        if (redeals >= 0) return waste | again << 6;
        return waste % draw == 0 || waste == cards ? 0 : waste;
    }

    // What can come to the top of the waste.
    void reach(Mask cards, Turn turn, Reach &reach) const {
        int order[52], total = ordered(cards, order);
        reach.ready = 0;
        if (!total) return;
        int waste = redeals >= 0 ? turn & 63 : turn, again = redeals >= 0 ? turn >> 6 : 1;
        auto turn_up = [&](int length, int left) {
            int code = order[length - 1];
            if (reach.ready & bit(code)) return;
            reach.ready |= bit(code);
            reach.turns[code] = turn_of(length - 1, total - 1, left);
        };
        auto turn_on = [&](int from, int left) {
            for (int length = from; length < total; length += draw)
                if (length) turn_up(length, left);
            turn_up(total, left);
        };
        turn_on(waste, again);
        if (again) turn_on(draw, again - 1);
    }

    int ordered(Mask cards, int *order) const {
        int total = 0;
        for (int code : stock)
            if (cards & bit(code)) order[total++] = code;
        return total;
    }

    // May the first card of a column go home at once, with so many cards in the reserve?
    bool loose(int left) const { return !take_back || (!(left && refill) && any_space); }
    // Can nothing ever go on the card any more?
    bool is_useless(int code, Mask home) const { return !(children[code] & ~home); }

    // How much the waste hinders: where cards are turned a limited number of times it is bad to bury
    // them, and worse if one lies above a lower one of its suit.
    int burden(Mask cards, Turn turn) const {
        if (redeals < 0) return 0;
        int order[52], waste = turn & 63, lowest_of[4] = {13, 13, 13, 13}, crossed = 0;
        ordered(cards, order);
        for (int place = 0; place < waste; place++) {
            int &low = lowest_of[order[place] & 3], steps = order[place] >> 2;
            if (steps > low) crossed++;
            low = std::min(low, steps);
        }
        return waste + 2 * crossed;
    }

private:
    Mask children_of(int code) const {
        bool on_base = code < 4;
        if (on_base && !base_wrap) return 0;
        int below = on_base ? 12 : (code >> 2) - 1;
        Mask fitting = build == Build::ANY ? BASES : build == Build::SUIT ? bit(code & 3) : code & 1 ? 5 : 10;
        return fitting << (below * 4);
    }
    Mask kind_of(int code) const {
        if (build == Build::SUIT) return bit(code);
        return (build == Build::ANY ? BASES : Mask(code & 1 ? 10 : 5)) << (code & 60);
    }
};

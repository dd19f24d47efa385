// A kinder game where columns take any suit, cards are turned once and one by one, and the reserve fills
// spaces: which card lies on which is free at any time, and so is which cards of a rank are heads. Many
// positions are one in it. Where it is lost, so is the true one.
//
// A card that goes home may come back to where it was, and the other way round. So positions that differ
// in what is home alone are looked at together, as far as one leads to the other.
#pragma once
#include "pack.h"
#include "table.h"

class ByRank {
public:
    static bool knows(const Pack &pack) {
        return pack.build == Build::ANY && pack.draw == 1 && pack.redeals >= 0 && !pack.passes && pack.refill;
    }

    long patience;  // How many sets of positions one question is worth; what is not known then is not called lost.

    // Looks at so many sets in all.
    ByRank(const Pack &pack, long most) : patience(most), pack(pack), most(most), reached(1 << 16) {
        std::fill(in_stock, in_stock + 52, NOWHERE);
        for (size_t place = 0; place < pack.stock.size(); place++) in_stock[pack.stock[place]] = place;
    }

    template <class Positions> bool is_lost(const Positions &positions, const typename Positions::Position &position) {
        Mask stock = positions.stock_of(position), heads = positions.heads_of(position);
        int left = positions.left_of(position), waste = position.turn & 63, order[52];
        Rest rest{0, ALL & ~stock, 0, uint8_t(left), 0};
        int total = pack.ordered(stock, order);
        for (int place = 0; place < total; place++) rest.stock |= uint64_t(1) << in_stock[order[place]];
        if (waste) rest.turned = in_stock[order[waste - 1]] + 1;
        for (int place = 0; place < left; place++) rest.out ^= bit(pack.reserve[place]);
        if (left) rest.heads = ranks_of(heads);
        Way way{0, ranks_of(rest.out & ~position.home), 0};
        for (int suit = 0; suit < 4; suit++) way.heights |= count(position.home >> suit & ONES) << (4 * suit);
        ways = {way};
        allowed = std::min(patience, most), most -= allowed;
        bool lost = !is_any_winnable(rest, 0);
        most += allowed;
        return lost;
    }
    bool is_spent() const { return most <= 0; }

private:
    using Ranks = uint64_t;    // how many cards of each rank, in four bits each
    using Heights = uint16_t;  // those of the foundations, in four bits each
    // Which cards are out of stock and reserve, and how many heads there are of each rank. Without a reserve
    // heads are free, and none are told.
    struct Rest {
        uint64_t stock;  // which places of the stock have their card still
        Mask out;
        Ranks heads;
        uint8_t left, turned;
    };
    // One way to have the cards that are out: what is home, what is in columns, and what more fits there.
    struct Way {
        Heights heights;
        Ranks table, fitting;
    };
    // What tells a set of ways, in twelve bytes.
    struct Told {
        uint32_t low, high;
        uint16_t heads;
        bool operator==(const Told &other) const = default;
        uint64_t mixed() const { return Key{low | uint64_t(high) << 32, heads}.mixed(); }
    };
    // What is known of one set: lost if so many places are turned or more, won if fewer than so many are.
    struct Verdict {
        uint8_t lost_from = NEVER, won_below = 0;
        bool operator==(const Verdict &other) const = default;
    };
    static constexpr Ranks EACH = 0x1111111111111, HIGH = EACH * 8, EVEN_ONES = 0x0F0F0F0F0F0F0F0F;
    static constexpr int NOWHERE = 64;
    static constexpr uint8_t NEVER = 255;
    static constexpr Heights ALL_HOME = 0xDDDD, GONE = 0xFFFF;

    const Pack &pack;
    long most, allowed = 0;  // how many sets may be looked at: for all questions that come, and for this one
    int in_stock[52];
    Table<Told, Verdict> known;
    std::vector<uint32_t> reached;  // which flood came last to each heights
    uint32_t floods = 0;
    std::vector<Way> ways;  // the sets that are looked at, one behind the other

    static Ranks one(int rank) { return Ranks(1) << (4 * rank); }
    static int among(Ranks cards, int rank) { return cards >> (4 * rank) & 15; }
    static Ranks of_next(Ranks cards) { return cards >> 4 | (cards & 15) << 48; }
    static Ranks of_last(Ranks cards) { return (cards << 4 | cards >> 48) & ALL; }
    static Ranks some(Ranks cards) { return (cards | cards >> 1 | cards >> 2) & EACH; }
    // Ones where there are more of these than of those.
    static Ranks more(Ranks these, Ranks those) { return (~((those | HIGH) - these) & HIGH) >> 3; }
    static Ranks surplus(Ranks these, Ranks those) {
        Ranks difference = (these | HIGH) - those;
        return difference & ((difference & HIGH) >> 3) * 7;
    }
    static int sum(Ranks cards) {
        cards = (cards & EVEN_ONES) + (cards >> 4 & EVEN_ONES);
        return cards * 0x0101010101010101 >> 56;
    }
    static Ranks ranks_of(Mask cards) {
        Ranks ranks = 0;
        for (int code : codes_in(cards)) ranks += one(code >> 2);
        return ranks;
    }
    static int height(Heights heights, int suit) { return heights >> (4 * suit) & 15; }
    static Heights step(int suit) { return 1 << (4 * suit); }
    static int most_home(Mask out, int suit) { return lowest((~out >> suit & ONES) | bit(52)) / 4; }

    // Ones for the ranks of which a card may join the table, and leave it.
    struct Freedom {
        Ranks fitting, leaving;
    };
    static Freedom freedom(const Rest &rest, Ranks table) {
        Ranks next = of_next(table), borne = table - rest.heads;
        // Without a reserve it is enough that there is a choice of heads.
        if (!rest.left && sum(surplus(table, next)) < COLUMNS) return {EACH, some(table)};
        Ranks fitting = more(next, borne);
        return {fitting, of_last(fitting) & some(borne)};
    }

    // Adds all ways that the last one leads to; the least heights come back.
    Heights flood(const Rest &rest) {
        int high[4];
        for (int suit = 0; suit < 4; suit++) high[suit] = most_home(rest.out, suit);
        Heights least = ways.back().heights;
        floods++, reached[least] = floods;
        auto reach = [&](Heights heights, Ranks table) {
            if (reached[heights] == floods) return;
            reached[heights] = floods, least = std::min(least, heights);
            ways.push_back({heights, table, 0});
        };
        for (size_t at = ways.size() - 1; at < ways.size(); at++) {
            Way way = ways[at];
            auto [fitting, leaving] = freedom(rest, way.table);
            ways[at].fitting = fitting;
            for (int suit = 0; suit < 4; suit++) {
                int now = height(way.heights, suit);
                if (now < high[suit] && among(leaving, now)) reach(way.heights + step(suit), way.table - one(now));
                if (now && among(fitting, now - 1)) reach(way.heights - step(suit), way.table + one(now - 1));
            }
        }
        return least;
    }
    static Told told_by(const Rest &rest, Heights least) {
        uint64_t cards = rest.stock | uint64_t(rest.left) << 36 | uint64_t(least) << 40;
        Told key{uint32_t(cards), uint32_t(cards >> 32), 0};
        for (Ranks heads = rest.heads; heads;) {
            int rank = lowest(heads) / 4;
            key.heads = key.heads << 4 | (rank + 1), heads -= one(rank);
        }
        return key;
    }

    // Is a set won that one of the ways from this on is in?
    bool is_any_winnable(Rest rest, size_t from) {
        if (ways.size() == from) return false;
        rest.turned = 64 - std::countl_zero(rest.stock & ((uint64_t(1) << rest.turned) - 1));
        if (!rest.left) rest.heads = 0;
        for (; ways.size() > from; ways.pop_back()) {
            if (ways.back().heights == GONE) continue;
            size_t begin = ways.size() - 1;
            Told key = told_by(rest, flood(rest));
            for (size_t at = from; at < begin; at++)
                if (reached[ways[at].heights] == floods) ways[at].heights = GONE;
            if (is_winnable(rest, key, begin)) return true;
            ways.resize(begin + 1);
        }
        return false;
    }
    bool is_winnable(const Rest &rest, const Told &key, size_t begin) {
        if (!rest.stock && !rest.left) return reached[ALL_HOME] == floods;
        Verdict verdict = known[key];
        if (rest.turned < verdict.won_below || allowed <= 0) return true;
        if (rest.turned >= verdict.lost_from) return false;
        allowed--;
        bool won = leads_to_win(rest, begin, ways.size());
        if (allowed <= 0 && won) return true;  // it may be that patience ended only
        verdict = known[key];
        if (won) verdict.won_below = rest.turned + 1;
        else verdict.lost_from = rest.turned;
        known.note(key, verdict);
        return won;
    }
    bool leads_to_win(const Rest &rest, size_t begin, size_t end) {
        Ranks fitting = 0, next = 0;
        for (size_t at = begin; at < end; at++) {
            fitting |= ways[at].fitting;
            for (int suit = 0; suit < 4; suit++) next |= Mask(1) << (4 * height(ways[at].heights, suit) + suit);
        }
        if (rest.left && reserve_wins(rest, begin, end, fitting, next)) return true;
        uint64_t turned = (uint64_t(1) << rest.turned) - 1;
        uint64_t ready = (rest.stock & ~turned) | std::bit_floor(rest.stock & turned);
        for (; ready; ready &= ready - 1) {
            int place = std::countr_zero(ready), code = pack.stock[place];
            if (!among(fitting, code >> 2) && !(next & bit(code))) continue;
            Rest after = rest;
            after.turned = place, after.stock ^= uint64_t(1) << place;
            if (wins_with(begin, end, after, code)) return true;
        }
        return false;
    }
    // The top card is played, or fills the space of a head that lies on another card or is home.
    bool reserve_wins(const Rest &rest, size_t begin, size_t end, Ranks fitting, Mask next) {
        int top = pack.reserve[rest.left - 1];
        Rest after = rest;
        after.left--;
        if (among(fitting, top >> 2) || next & bit(top))
            if (wins_with(begin, end, after, top)) return true;
        after.out |= bit(top);
        for (int rank = 0; rank < 13; rank++) {
            if (!among(rest.heads, rank)) continue;
            after.heads = rest.heads - one(rank) + one(top >> 2);
            for (size_t at = begin; at < end; at++) {
                auto [heights, table, fits] = ways[at];
                table += one(top >> 2);
                if (among(fits, rank)) ways.push_back({heights, table, 0});
                if (!among(of_last(fits), rank)) continue;  // something lies on every card of the rank
                for (int suit = 0; suit < 4; suit++)
                    if (height(heights, suit) == rank && rank < most_home(rest.out, suit))
                        ways.push_back({Heights(heights + step(suit)), table - one(rank), 0});
            }
            if (is_any_winnable(after, end)) return true;
        }
        return false;
    }
    // A card is put on the table, or home.
    bool wins_with(size_t begin, size_t end, Rest after, int code) {
        int suit = code & 3, rank = code >> 2;
        after.out |= bit(code);
        for (size_t at = begin; at < end; at++) {
            auto [heights, table, fits] = ways[at];
            if (among(fits, rank)) ways.push_back({heights, table + one(rank), 0});
            if (height(heights, suit) == rank) ways.push_back({Heights(heights + step(suit)), table, 0});
        }
        return is_any_winnable(after, end);
    }
};

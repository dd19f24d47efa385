// A kinder game where columns take any suit, cards are turned once and one by one, and the reserve fills
// spaces: which card lies on which is free at any time, and so is which cards of a rank are heads. Many
// positions are one in it. Where it is lost, so is the true one.
//
// What is on the table is told by numbers: how many cards of each rank, how many heads of each rank.
#pragma once
#include "pack.h"

class ByRank {
public:
    static bool knows(const Pack &pack) {
        return pack.build == Build::ANY && pack.draw == 1 && pack.redeals >= 0 && !pack.passes && pack.refill;
    }

    explicit ByRank(const Pack &pack) : pack(pack), seen(1 << 12) {
        Position start{};
        for (int &place : in_stock) place = NOWHERE;
        for (int &place : in_reserve) place = NOWHERE;
        for (size_t place = 0; place < pack.stock.size(); place++) in_stock[pack.stock[place]] = place;
        for (size_t place = 0; place < pack.reserve.size(); place++) in_reserve[pack.reserve[place]] = place;
        start.left = pack.reserve.size(), start.turned = pack.turned;
        start.stock = (uint64_t(1) << pack.stock.size()) - 1;
        for (int suit = 0; suit < 4; suit++) start.home[suit] = count(pack.home >> suit & ONES);
        for (auto &column : pack.columns) {
            for (int code : column) start.table += one(code >> 2);
            if (start.left) start.heads += one(column[0] >> 2);
        }
        push(start);
    }

    // Is all seen without a win? Looks at so many more positions.
    bool is_lost(long most) {
        while (!todo.empty() && !won && most-- > 0) {
            Position position = todo.back();
            todo.pop_back();
            won = position.home[0] + position.home[1] + position.home[2] + position.home[3] == 52;
            move_home(position);
            take_back(position);
            play_stock(position);
            if (position.left) play_reserve(position);
        }
        return todo.empty() && !won;
    }

private:
    using Ranks = uint64_t;  // a number of four bits for each of the 13 ranks
    struct Position {
        Ranks table, heads;  // without a reserve heads are free, and none are told
        uint64_t stock;      // which places of the stock have their card still
        uint8_t home[4], left, turned;
    };
    // Everything but the turning, and the least turned that is known.
    struct Entry {
        uint64_t cards = 0;
        uint32_t heads = 0;
        uint8_t turned = UNKNOWN;
    };
    static constexpr Ranks EACH = 0x1111111111111, HIGH = EACH * 8, EVEN_ONES = 0x0F0F0F0F0F0F0F0F;
    static constexpr int NOWHERE = 64;
    static constexpr uint8_t UNKNOWN = 255;

    const Pack &pack;
    int in_stock[52], in_reserve[52];
    std::vector<Position> todo;
    std::vector<Entry> seen;
    size_t used = 0;
    bool won = false;

    static Ranks one(int rank) { return Ranks(1) << (4 * rank); }
    static Ranks of_next(Ranks numbers) { return numbers >> 4 | (numbers & 15) << 48; }
    static bool none_less(Ranks these, Ranks those) { return (((these | HIGH) - those) & HIGH) == HIGH; }

    // Does each card that is no head find one to lie on?
    static bool stands(Ranks table, Ranks heads) {
        return none_less(table, heads) && none_less(of_next(table), table - heads);
    }
    // Are four columns enough?
    static bool fits(Ranks table) {
        Ranks more = (table | HIGH) - of_next(table);
        more &= ((more & HIGH) >> 3) * 7;
        more = (more & EVEN_ONES) + (more >> 4 & EVEN_ONES);
        return (more * 0x0101010101010101 >> 56) <= COLUMNS;
    }
    bool is_on_table(const Position &position, int code) const {
        if (code >> 2 < position.home[code & 3]) return false;
        if (in_stock[code] != NOWHERE) return !(position.stock >> in_stock[code] & 1);
        return in_reserve[code] == NOWHERE || in_reserve[code] >= position.left;
    }

    void push(Position position) {
        if (!position.left) position.heads = 0;
        if (position.left ? !stands(position.table, position.heads) : !fits(position.table)) return;
        uint64_t waste = position.stock & ((uint64_t(1) << position.turned) - 1);
        position.turned = 64 - std::countl_zero(waste);
        uint64_t cards = position.stock | uint64_t(position.left) << 36;
        for (int suit = 0; suit < 4; suit++) cards |= uint64_t(position.home[suit]) << (40 + 4 * suit);
        uint32_t heads = 0;
        for (Ranks rest = position.heads; rest; rest -= one(std::countr_zero(rest) >> 2))
            heads = heads << 4 | (std::countr_zero(rest) >> 2);
        Entry &entry = seen[slot(cards, heads)];
        if (entry.turned <= position.turned) return;
        bool fresh = entry.turned == UNKNOWN;
        entry = {cards, heads, position.turned};
        todo.push_back(position);
        if (fresh && ++used * 10 > seen.size() * 6) grow();
    }
    size_t slot(uint64_t cards, uint32_t heads) const {
        uint64_t mixed = cards * 0x9E3779B97F4A7C15 ^ (heads + 0x7F4A7C15) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ mixed >> 29) * 0x94D049BB133111EB;
        size_t at = (mixed ^ mixed >> 32) & (seen.size() - 1);
        while (seen[at].turned != UNKNOWN && !(seen[at].cards == cards && seen[at].heads == heads))
            at = (at + 1) & (seen.size() - 1);
        return at;
    }
    void grow() {
        std::vector<Entry> old(seen.size() * 2);
        old.swap(seen);
        for (auto &entry : old)
            if (entry.turned != UNKNOWN) seen[slot(entry.cards, entry.heads)] = entry;
    }

    void move_home(const Position &position) {
        for (int suit = 0; suit < 4; suit++) {
            int rank = position.home[suit];
            if (rank > 12 || !is_on_table(position, 4 * rank + suit)) continue;
            Position after = position;
            after.home[suit]++, after.table -= one(rank);
            push(after);
        }
    }
    void take_back(const Position &position) {
        for (int suit = 0; suit < 4; suit++) {
            if (!position.home[suit]) continue;
            Position after = position;
            after.table += one(--after.home[suit]);
            push(after);
        }
    }
    void play_stock(const Position &position) {
        uint64_t turned = (uint64_t(1) << position.turned) - 1;
        uint64_t ready = (position.stock & ~turned) | std::bit_floor(position.stock & turned);
        for (; ready; ready &= ready - 1) {
            Position after = position;
            after.turned = std::countr_zero(ready), after.stock ^= uint64_t(1) << after.turned;
            play(after, pack.stock[after.turned]);
        }
    }
    // The top card is played, or fills the space of a head that lies on another card or is home.
    void play_reserve(const Position &position) {
        int top = pack.reserve[position.left - 1];
        Position after = position;
        after.left--;
        play(after, top);
        for (int rank = 0; rank < 13; rank++) {
            if (!(position.heads >> (4 * rank) & 15)) continue;
            Ranks others = position.heads - one(rank), headed = others + one(top >> 2);
            after = position, after.left--, after.heads = headed, after.table += one(top >> 2);
            if (stands(position.table, others)) push(after);
            after.table -= one(rank);
            for (int suit = 0; suit < 4; suit++) {
                if (position.home[suit] != rank || !is_on_table(position, 4 * rank + suit)) continue;
                Position gone = after;
                gone.home[suit]++;
                if (stands(position.table - one(rank), others)) push(gone);
            }
        }
    }
    void play(const Position &position, int code) {
        Position after = position;
        after.table += one(code >> 2);
        push(after);
        if (position.home[code & 3] != code >> 2) return;
        after = position, after.home[code & 3]++;
        push(after);
    }
};

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

    // Looks at so many sets of positions at most; what is not known then is not called lost.
    ByRank(const Pack &pack, long most) : pack(pack), most(most), reached(1 << 16) {
        std::fill(in_stock, in_stock + 52, NOWHERE);
        std::fill(in_reserve, in_reserve + 52, NOWHERE);
        for (size_t place = 0; place < pack.stock.size(); place++) in_stock[pack.stock[place]] = place;
        for (size_t place = 0; place < pack.reserve.size(); place++) in_reserve[pack.reserve[place]] = place;
    }

    template <class Positions> bool is_lost(const Positions &positions, const typename Positions::Position &position) {
        int left = positions.left_of(position), waste = position.turn & 63, order[52];
        Rest rest{0, 0, uint8_t(left), 0};
        int total = pack.ordered(positions.stock_of(position), order);
        for (int place = 0; place < total; place++) rest.stock |= uint64_t(1) << in_stock[order[place]];
        if (waste) rest.turned = in_stock[order[waste - 1]] + 1;
        for (int code : codes_in(left ? positions.heads_of(position) : 0)) rest.heads += one(code >> 2);
        Heights heights = 0;
        for (int suit = 0; suit < 4; suit++) heights |= count(position.home >> suit & ONES) << (4 * suit);
        return !is_winnable(rest, heights);
    }

private:
    using Ranks = uint64_t;    // how many cards of each rank, in four bits each
    using Heights = uint16_t;  // those of the foundations, in four bits each
    // What is not home or in columns, and how many heads there are of each rank. Without a reserve heads
    // are free, and none are told.
    struct Rest {
        uint64_t stock;  // which places of the stock have their card still
        Ranks heads;
        uint8_t left, turned;
    };
    // The cards in columns if none were home, and how high each foundation could be.
    struct Ground {
        Ranks cards;
        int most[4];
    };
    // What is known of one set of positions: lost if so many places are turned or more, won if fewer than so
    // many are.
    struct Verdict {
        uint8_t lost_from = NEVER, won_below = 0;
    };
    static constexpr Ranks EACH = 0x1111111111111, HIGH = EACH * 8, EVEN_ONES = 0x0F0F0F0F0F0F0F0F;
    static constexpr int NOWHERE = 64;
    static constexpr uint8_t NEVER = 255;
    static constexpr Heights ALL_HOME = 0xDDDD;

    const Pack &pack;
    long most;
    int in_stock[52], in_reserve[52];
    Table<Verdict> known;  // told by the rest and the least heights of the set
    std::vector<uint32_t> reached;  // which flood came last to each heights
    uint32_t floods = 0;
    std::vector<Heights> room;  // the floods that are looked at, one behind the other

    static Ranks one(int rank) { return Ranks(1) << (4 * rank); }
    static Ranks of_next(Ranks cards) { return cards >> 4 | (cards & 15) << 48; }
    static bool none_less(Ranks these, Ranks those) { return (((these | HIGH) - those) & HIGH) == HIGH; }
    static Ranks surplus(Ranks these, Ranks those) {
        Ranks more = (these | HIGH) - those;
        return more & ((more & HIGH) >> 3) * 7;
    }
    static int sum(Ranks cards) {
        cards = (cards & EVEN_ONES) + (cards >> 4 & EVEN_ONES);
        return cards * 0x0101010101010101 >> 56;
    }
    static int height(Heights heights, int suit) { return heights >> (4 * suit) & 15; }
    static Heights step(int suit) { return 1 << (4 * suit); }

    // Does each card that is no head find one to lie on?
    static bool stands(Ranks table, Ranks heads) {
        return none_less(table, heads) && none_less(of_next(table), table - heads);
    }
    // Is there a choice of heads with which a table becomes another without a space that it has not?
    static bool turns_into(Ranks table, Ranks other) {
        Ranks needed = surplus(table, of_next(table));
        return sum(needed + surplus(surplus(other, of_next(other)), needed)) <= COLUMNS;
    }
    static bool allows(const Rest &rest, Ranks table, Ranks other) {
        return rest.left ? stands(other, rest.heads) : turns_into(table, other);
    }
    static Ranks table_of(const Ground &ground, Heights heights) {
        Ranks table = ground.cards;
        for (int suit = 0; suit < 4; suit++) table -= EACH & (one(height(heights, suit)) - 1);
        return table;
    }
    bool is_out(const Rest &rest, int code) const {
        if (in_stock[code] != NOWHERE) return !(rest.stock >> in_stock[code] & 1);
        return in_reserve[code] == NOWHERE || in_reserve[code] >= rest.left;
    }
    Ground ground_of(const Rest &rest) const {
        Ground ground{EACH * 4, {}};
        for (uint64_t places = rest.stock; places; places &= places - 1)
            ground.cards -= one(pack.stock[std::countr_zero(places)] >> 2);
        for (int place = 0; place < rest.left; place++) ground.cards -= one(pack.reserve[place] >> 2);
        for (int suit = 0; suit < 4; suit++)
            while (ground.most[suit] < 13 && is_out(rest, 4 * ground.most[suit] + suit)) ground.most[suit]++;
        return ground;
    }

    // All heights that these lead to, in `room` from `begin` on; the least comes back.
    Heights flood(const Rest &rest, const Ground &ground, Heights first, size_t begin) {
        room.resize(begin);
        auto reach = [&](Heights heights) { reached[heights] = floods, room.push_back(heights); };
        reach(first);
        for (size_t at = begin; at < room.size(); at++) {
            Heights heights = room[at];
            Ranks table = table_of(ground, heights);
            for (int suit = 0; suit < 4; suit++) {
                int high = height(heights, suit);
                Heights up = heights + step(suit), down = heights - step(suit);
                if (high < ground.most[suit] && reached[up] != floods && allows(rest, table, table - one(high)))
                    reach(up);
                if (high && reached[down] != floods && allows(rest, table, table + one(high - 1))) reach(down);
            }
        }
        return *std::min_element(room.begin() + begin, room.end());
    }

    bool is_winnable(Rest rest, Heights heights) {
        rest.turned = 64 - std::countl_zero(rest.stock & ((uint64_t(1) << rest.turned) - 1));
        if (!rest.left) rest.heads = 0;
        Ground ground = ground_of(rest);
        size_t begin = room.size();
        floods++;
        Heights least = flood(rest, ground, heights, begin);
        Key key{rest.stock | uint64_t(rest.left) << 36 | uint64_t(least) << 40, rest.heads};
        Verdict verdict = known[key];
        bool won = rest.turned < verdict.won_below;
        if (!won && rest.turned < verdict.lost_from) {
            bool over = !rest.stock && !rest.left;
            won = over ? reached[ALL_HOME] == floods : most-- <= 0 || leads_to_win(rest, ground, begin, room.size());
            verdict = known[key];
            if (!won) verdict.lost_from = rest.turned;
            else if (most > 0) verdict.won_below = rest.turned + 1;
            known.note(key, verdict);
        }
        room.resize(begin);
        return won;
    }
    bool leads_to_win(const Rest &rest, const Ground &ground, size_t begin, size_t end) {
        if (rest.left && reserve_wins(rest, ground, begin, end)) return true;
        uint64_t turned = (uint64_t(1) << rest.turned) - 1;
        uint64_t ready = (rest.stock & ~turned) | std::bit_floor(rest.stock & turned);
        for (; ready; ready &= ready - 1) {
            Rest after = rest;
            after.turned = std::countr_zero(ready), after.stock ^= uint64_t(1) << after.turned;
            if (wins_with(ground, begin, end, after, pack.stock[after.turned])) return true;
        }
        return false;
    }
    // The top card is played, or fills the space of a head that lies on another card or is home.
    bool reserve_wins(const Rest &rest, const Ground &ground, size_t begin, size_t end) {
        int top = pack.reserve[rest.left - 1];
        Rest after = rest;
        after.left--;
        if (wins_with(ground, begin, end, after, top)) return true;
        for (int rank = 0; rank < 13; rank++) {
            if (!(rest.heads >> (4 * rank) & 15)) continue;
            Ranks others = rest.heads - one(rank);
            after.heads = others + one(top >> 2);
            std::vector<Heights> found;
            for (size_t at = begin; at < end; at++) {
                Heights heights = room[at];
                Ranks table = table_of(ground, heights);
                if (stands(table, others)) found.push_back(heights);
                if (!stands(table - one(rank), others)) continue;
                for (int suit = 0; suit < 4; suit++)
                    if (height(heights, suit) == rank && rank < ground.most[suit])
                        found.push_back(heights + step(suit));
            }
            if (is_any_winnable(after, found)) return true;
        }
        return false;
    }
    // A card is put on the table, or home.
    bool wins_with(const Ground &ground, size_t begin, size_t end, const Rest &after, int code) {
        std::vector<Heights> found;
        int suit = code & 3, rank = code >> 2;
        for (size_t at = begin; at < end; at++) {
            Ranks table = table_of(ground, room[at]);
            if (allows(after, table, table + one(rank))) found.push_back(room[at]);
            if (height(room[at], suit) == rank) found.push_back(room[at] + step(suit));
        }
        return is_any_winnable(after, found);
    }
    bool is_any_winnable(const Rest &rest, std::vector<Heights> &found) {
        if (found.size() > 1) {  // one of each set will do
            Ground ground = ground_of(rest);
            size_t begin = room.size();
            floods++;
            std::erase_if(found, [&](Heights heights) {
                if (reached[heights] == floods) return true;
                flood(rest, ground, heights, begin);
                return false;
            });
            room.resize(begin);
        }
        return std::any_of(found.begin(), found.end(), [&](Heights heights) { return is_winnable(rest, heights); });
    }
};

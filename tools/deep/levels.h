// Positions told by which cards lie in columns, not by which column: canfield/solver/levels.py.
#pragma once
#include "outlook.h"
#include "table.h"

// A step is a card's code, for a card that goes on a column; UP more to its foundation; SPACE more into
// a space; and on a certain card ONTO times one more than that card's code.
using Steps = std::vector<uint16_t>;
constexpr int UP = 64, SPACE = 128, ONTO = 256;

class Levels {
public:
    struct Position {
        Mask linked, heads, home;
        Turn turn;
        bool operator==(const Position &other) const = default;
    };
    struct Found {
        Position position;
        Steps steps;
    };
    const Pack &pack;
    Position start;

    // With `sketchy` keys it does not matter which cards of a rank are heads.
    Levels(const Pack &pack, bool sketchy) : pack(pack), sketchy(sketchy), no_base(pack.base_wrap ? 0 : BASES) {
        Mask heads = 0, linked = 0;
        for (auto &column : pack.columns)
            for (size_t place = 0; place < column.size(); place++) (place ? linked : heads) |= bit(column[place]);
        start = settled(linked, heads, pack.home, pack.turn);
    }

    // The positions one step further.
    const std::vector<Found> &successors(const Position &position) {
        found.clear();
        auto [linked, heads, home, turn] = position;
        Mask cards = linked | heads, stock = stock_of(position), next = wanted(home);
        int left = left_of(position);
        Mask top = pack.tops[left], free = free_of(cards, linked), onto = below(free & ~no_base), borrowed = 0;
        if (pack.take_back) {
            bool loose = pack.loose(left);
            take_back(position, onto, stock, loose);
            borrowed = next & free & (loose ? cards : linked);
            if (borrowed) onto = below(alike(borrowed) & free & ~no_base);
        }
        Reach reach;
        if (pack.free_turning) {
            bear(position, onto, stock, heads | top);
            send_home(position, onto, stock, (free & cards) | (borrowed ? 0 : top));
        } else {
            pack.reach(stock, turn, reach);
        }
        for (int code : codes_in(onto & heads))
            if (!is_under(code, pack.parents[code], cards, linked))
                add(settled(linked | bit(code), heads ^ bit(code), home, turn), code);
        for (int code : codes_in(onto & (top | reach.ready)))
            add(settled(linked | bit(code), heads, home, reach.after(code, turn)), code);
        for (int code : codes_in(next & ((cards & free) | (borrowed ? 0 : top | reach.ready))))
            add(settled(linked & ~bit(code), heads & ~bit(code), home | bit(code), reach.after(code, turn)), UP + code);
        if (!borrowed && count(heads) < COLUMNS && !(left && pack.refill)) into_space(position, top, stock);
        return found;
    }

    bool is_hopeless(const Position &p) const {
        Mask free = free_of(p.linked | p.heads, p.linked);
        return Outlook{pack, p.linked, p.heads, p.home, free, p.turn, pack.kinds, pack.parents}.is_hopeless();
    }
    Mask heads_of(const Position &p) const { return p.heads; }
    int left_of(const Position &p) const { return count(rest_of(p) & pack.reserve_cards); }
    Mask stock_of(const Position &p) const { return rest_of(p) & pack.stock_cards; }

    // All but the turning.
    Key key(const Position &p) const {
        uint64_t heads = 0, heights = 0;
        int place = 0;
        for (int code : codes_in(p.heads)) heads |= uint64_t((sketchy ? code >> 2 : code) + 1) << (6 * place++);
        for (int suit = 0; suit < 4; suit++) heights |= uint64_t(count(p.home >> suit & ONES)) << (4 * suit);
        return {sketchy ? p.linked | p.heads : p.linked, heads | heights << 24};
    }

private:
    bool sketchy;
    Mask no_base;
    std::vector<Found> found;

    void add(const Position &position, const Steps &steps) { found.push_back({position, steps}); }
    void add(const Position &position, int step) { found.push_back({position, {uint16_t(step)}}); }
    static Mask rest_of(const Position &p) { return ALL & ~(p.linked | p.heads | p.home); }

    static Mask counts(Mask cards) {
        cards &= ALL;
        cards -= (cards >> 1) & EVEN;
        return (cards & LOW) + ((cards >> 2) & LOW);
    }
    // The cards, there or not, of those kinds of which one in the columns bears nothing.
    Mask free_of(Mask columns, Mask linked) const {
        if (pack.build == Build::SUIT) return columns & ~(linked << 4 | linked >> 48);
        if (pack.build == Build::ANY) {
            Mask free = ((counts(columns) | ONES * 8) - counts(linked << 4 | linked >> 48) - ONES) >> 3;
            return (free & ONES) * 15;
        }
        Mask bearing = (linked << 4 | linked >> 48) & ALL;
        bearing = (bearing & EVEN) << 1 | ((bearing >> 1) & EVEN);
        Mask one = columns & LOW, other = (columns >> 2) & LOW;
        Mask borne = bearing & LOW, borne_too = (bearing >> 2) & LOW;
        Mask free = ((one | other) & ~(borne | borne_too)) | ((one & other) & ~(borne & borne_too));
        return free | free << 2;
    }
    // The cards that go on these kinds of cards.
    Mask below(Mask free) const {
        if (pack.build == Build::ALTERNATE) free = (free & EVEN) << 1 | ((free >> 1) & EVEN);
        return (free >> 4 | free << 48) & ALL;
    }
    Mask alike(Mask cards) const {
        Mask kinds = 0;
        for (int code : codes_in(cards)) kinds |= pack.kinds[code];
        return kinds;
    }

    // The position once spaces are filled and what may safely go home is there.
    Position settled(Mask linked, Mask heads, Mask home, Turn turn) const {
        while (true) {
            Mask rest = ALL & ~(linked | heads | home), next = wanted(home);
            int left = count(rest & pack.reserve_cards);
            while (pack.refill && left && count(heads) < COLUMNS) heads |= pack.tops[left--];
            Mask up = next & (pack.loose(left) ? linked | heads : linked);
            if (up) up &= free_of(linked | heads, linked);
            if (!pack.take_back) {
                Mask stock = pack.free_turning ? rest & pack.stock_cards : 0;
                up = useless((up | (next & (pack.tops[left] | stock))), home);
            }
            if (!up) return {linked, heads, home, turn};
            up &= -up;
            home |= up, linked &= ~up, heads &= ~up;
        }
    }
    Mask useless(Mask cards, Mask home) const {
        Mask found = 0;
        for (int code : codes_in(cards))
            if (pack.is_useless(code, home)) found |= bit(code);
        return found;
    }

    // Does the first of these cards lie for certain in the column of this head?
    bool is_under(int head, Mask parents, Mask cards, Mask linked) const {
        for (int code = head;;) {
            Mask kind = cards & pack.kinds[code];
            if (kind & (kind - 1)) return false;
            if (parents & bit(code)) return true;
            Mask child = linked & pack.children[code];
            if (!child) return false;
            code = 63 - std::countl_zero(child);
        }
    }

    void take_back(const Position &position, Mask onto, Mask stock, bool space) {
        for (int code : codes_in(position.home & ~(position.home >> 4))) {
            Position back = position;
            back.home ^= bit(code);
            if (onto & bit(code)) {
                add({back.linked | bit(code), back.heads, back.home, back.turn}, code);
            } else if (pack.free_turning) {
                chains(code, onto, stock, [&](Mask chain, Steps steps) {
                    steps.push_back(code);
                    add({back.linked | bit(code) | chain, back.heads, back.home, back.turn}, steps);
                });
            }
            if (space && count(position.heads) < COLUMNS)
                add({back.linked, back.heads | bit(code), back.home, back.turn}, SPACE + code);
        }
    }

    // The ways to put stock cards one on the other so that they bear this card at last.
    template <class Use> void chains(int code, Mask onto, Mask stock, Use &&use) const {
        Steps upwards;
        chains(code, onto, stock, 0, upwards, use);
    }
    template <class Use> void chains(int code, Mask onto, Mask stock, Mask chain, Steps &upwards, Use &use) const {
        for (int upper : codes_in(pack.parents[code] & stock)) {
            upwards.push_back(upper);
            if (onto & bit(upper)) use(chain | bit(upper), Steps(upwards.rbegin(), upwards.rend()));
            else chains(upper, onto, stock ^ bit(upper), chain | bit(upper), upwards, use);
            upwards.pop_back();
        }
    }
    // Stock cards bear a head or the reserve's top card.
    void bear(const Position &p, Mask onto, Mask stock, Mask cards) {
        for (int code : codes_in(cards & ~onto))
            chains(code, onto, stock, [&](Mask chain, Steps steps) {
                Mask own = bit(code) & p.heads;
                if (own && is_under(code, pack.parents[steps[0]], p.linked | p.heads, p.linked)) return;
                steps.push_back(code);
                add(settled(p.linked | bit(code) | chain, p.heads & ~own, p.home, p.turn), steps);
            });
    }
    // Stock cards made it possible that another card went home: they went there first, or one now bears
    // what lay on the card.
    void send_home(const Position &p, Mask onto, Mask stock, Mask ready) {
        for (int lower : codes_in(wanted(p.home))) {
            Mask run = 0, card = bit(lower);
            for (; card & stock; card <<= 4) run |= card;
            Steps ups;
            for (int code : codes_in((run | card) & ALL)) ups.push_back(UP + code);
            auto gone = [&](Mask chain) {
                return settled((p.linked & ~card) | chain, p.heads & ~card, p.home | run | card, p.turn);
            };
            if (card & ready && run) {
                add(gone(0), ups);
            } else if (card & (p.linked | p.heads) & ~ready) {
                mates(lowest(card), onto, stock & ~run, [&](Mask chain, Steps steps) {
                    steps.insert(steps.end(), ups.begin(), ups.end());
                    add(gone(chain), steps);
                });
            }
        }
        if (!(ready | p.linked | p.heads) && (p.home | stock) == ALL) {
            Steps ups;
            for (int code : codes_in(stock)) ups.push_back(UP + code);
            add({0, 0, ALL, 0}, ups);
        }
    }
    // The ways to play a stock card that can bear what lies on this card.
    template <class Use> void mates(int code, Mask onto, Mask stock, Use &&use) const {
        for (int mate : codes_in(pack.kinds[code] & stock)) {
            if (onto & bit(mate)) use(bit(mate), Steps{uint16_t(mate)});
            else chains(mate, onto, stock ^ bit(mate), [&](Mask chain, Steps steps) {
                steps.push_back(mate);
                use(chain | bit(mate), steps);
            });
        }
    }
    void into_space(const Position &p, Mask top, Mask stock) {
        Reach reach;
        pack.reach(stock, p.turn, reach);
        for (int code : codes_in(reach.ready | (pack.any_space ? p.linked | top : 0)))
            add(settled(p.linked & ~bit(code), p.heads | bit(code), p.home, reach.after(code, p.turn)), SPACE + code);
    }
};

// Positions told column by column: canfield/solver/columns.py.
#pragma once
#include <cstring>

#include "levels.h"

class ByColumn {
public:
    struct Position {
        uint8_t cards[52] = {};  // one column after the other, in the order of their cards
        uint8_t lengths[COLUMNS] = {};
        uint8_t left = 0;
        Turn turn = 0;
        Mask home = 0;
        bool operator==(const Position &other) const = default;
    };
    struct Found {
        Position position;
        Steps steps;
    };
    const Pack &pack;
    Position start;

    // With `sketchy` keys it does not matter which run lies on which.
    ByColumn(const Pack &pack, bool sketchy) : pack(pack), sketchy(sketchy) {
        Columns columns;
        for (int place = 0; place < COLUMNS; place++)
            for (int code : pack.columns[place]) columns.push(place, code);
        start = settled(columns, pack.home, pack.turn, pack.reserve.size());
    }

    const std::vector<Found> &successors(const Position &position) {
        found.clear();
        Columns columns(position);
        Mask stock = stock_of(position), next = wanted(position.home);
        bool borrowed[COLUMNS], any = false;
        for (int place = 0; place < COLUMNS; place++) {
            int length = columns.lengths[place];
            borrowed[place] = pack.take_back && length && (pack.loose(position.left) || length > 1) &&
                              next & bit(columns.end(place));
            any |= borrowed[place];
        }
        Reach reach;
        if (pack.free_turning) by_stock(columns, position, stock, any ? borrowed : nullptr);
        else pack.reach(stock, position.turn, reach);
        for (int place = 0; place < COLUMNS; place++) {
            if (!columns.lengths[place]) continue;
            if (borrowed[place] || !any) onto(columns, position, place, reach);
            if (pack.take_back) take_back(columns, position, place);
        }
        if (any) return found;
        send_home(columns, position, next, reach);
        int space = columns.space();
        if (space >= 0) into_space(columns, position, space, reach);
        return found;
    }

    // Only asked where whole columns move: else `Levels` sees it.
    bool is_hopeless(const Position &position) const {
        if (!pack.whole_columns) return false;
        Columns columns(position);
        Mask alone[52], beneath[52] = {}, heads = 0, linked = 0, ends = 0;
        for (int code = 0; code < 52; code++) alone[code] = bit(code);
        for (int place = 0; place < COLUMNS; place++) {
            auto cards = columns.cards[place];
            int length = columns.lengths[place];
            if (length) heads |= bit(cards[0]), ends |= bit(cards[length - 1]);
            for (int row = 1; row < length; row++) linked |= bit(cards[row]), beneath[cards[row]] = bit(cards[row - 1]);
        }
        return Outlook{pack, linked, heads, position.home, ends, position.turn, alone, beneath}.is_hopeless();
    }
    Mask heads_of(const Position &position) const {
        Mask heads = 0;
        for (int place = 0, at = 0; place < COLUMNS; at += position.lengths[place++])
            if (position.lengths[place]) heads |= bit(position.cards[at]);
        return heads;
    }
    int left_of(const Position &position) const { return position.left; }
    Mask stock_of(const Position &position) const {
        Mask lying = position.home;
        for (int place = 0; place < total(position); place++) lying |= bit(position.cards[place]);
        return pack.stock_cards & ~lying;
    }

    // All but the turning, mixed to 128 bits.
    Key key(const Position &position) const {
        uint32_t lengths;
        memcpy(&lengths, position.lengths, sizeof lengths);
        if (sketchy) {
            Mask heads = 0;
            for (int place = 0, at = 0; place < COLUMNS; at += position.lengths[place++])
                if (position.lengths[place]) heads |= bit(position.cards[at]);
            return {heads | Mask(position.left) << 52, position.home};
        }
        Key key{mixed(position.home + lengths * 0x9E3779B97F4A7C15), mixed(position.home ^ Mask(lengths) << 20)};
        for (int at = 0, cards = total(position); at < cards; at += 8) {
            uint64_t word = 0;
            memcpy(&word, position.cards + at, std::min(8, 52 - at));
            key = {mixed(key.first ^ word), mixed(key.second + word * 0xD6E8FEB86659FD93 + 1)};
        }
        return key;
    }

private:
    struct Columns {
        uint8_t cards[COLUMNS][52], lengths[COLUMNS] = {};
        Columns() = default;
        explicit Columns(const Position &position) {
            for (int place = 0, at = 0; place < COLUMNS; at += position.lengths[place++]) {
                lengths[place] = position.lengths[place];
                memcpy(cards[place], position.cards + at, lengths[place]);
            }
        }
        int end(int place) const { return cards[place][lengths[place] - 1]; }
        void push(int place, int code) { cards[place][lengths[place]++] = code; }
        void move(int from, int row, int place) {
            int moved = lengths[from] - row;
            memcpy(cards[place] + lengths[place], cards[from] + row, moved);
            lengths[place] += moved, lengths[from] = row;
        }
        int space(int except = -1) const {
            for (int place = 0; place < COLUMNS; place++)
                if (!lengths[place] && place != except) return place;
            return -1;
        }
    };
    bool sketchy;
    std::vector<Found> found;

    static int total(const Position &position) {
        return position.lengths[0] + position.lengths[1] + position.lengths[2] + position.lengths[3];
    }
    static uint64_t mixed(uint64_t word) {
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
        word = (word ^ word >> 27) * 0x94D049BB133111EB;
        return word ^ word >> 31;
    }
    void add(const Position &position, const Steps &steps) { found.push_back({position, steps}); }
    void add(const Position &position, int step) { found.push_back({position, {uint16_t(step)}}); }
    int rest(const Position &position, int code) const {
        return position.left - (bit(code) == pack.tops[position.left]);
    }

    Position packed(const Columns &columns, Mask home, Turn turn, int left) const {
        int order[COLUMNS] = {0, 1, 2, 3};
        std::sort(order, order + COLUMNS, [&](int one, int other) {
            return std::lexicographical_compare(
                columns.cards[one], columns.cards[one] + columns.lengths[one],
                columns.cards[other], columns.cards[other] + columns.lengths[other]);
        });
        Position position;
        int at = 0;
        for (int place = 0; place < COLUMNS; place++) {
            int length = position.lengths[place] = columns.lengths[order[place]];
            memcpy(position.cards + at, columns.cards[order[place]], length);
            at += length;
        }
        position.left = left, position.turn = turn, position.home = home;
        return position;
    }

    // The position once spaces are filled and what may safely go home is there.
    Position settled(Columns columns, Mask home, Turn turn, int left) const {
        for (bool again = true; again;) {
            again = false;
            auto safe = [&](int code) {
                return wanted(home) & bit(code) && (pack.take_back || pack.is_useless(code, home));
            };
            for (int place = 0; place < COLUMNS; place++)
                if (!columns.lengths[place] && left && pack.refill) columns.push(place, pack.reserve[--left]);
            for (int place = 0; place < COLUMNS; place++) {
                int length = columns.lengths[place];
                if (!length || !(pack.loose(left) || length > 1) || !safe(columns.end(place))) continue;
                home |= bit(columns.end(place));
                columns.lengths[place]--, again = true;
            }
            if (pack.take_back) continue;
            if (left && safe(pack.reserve[left - 1])) home |= pack.tops[left--], again = true;
            if (!pack.free_turning) continue;
            for (int code : codes_in(wanted(home) & stock_of(packed(columns, home, turn, left))))
                if (safe(code)) home |= bit(code), again = true;
        }
        return packed(columns, home, turn, left);
    }

    // What can go on the end of one column: reserve, waste, and other columns.
    void onto(const Columns &columns, const Position &position, int place, const Reach &reach) {
        int end = columns.end(place);
        Mask fitting = pack.children[end];
        for (int code : codes_in(fitting & (reach.ready | pack.tops[position.left]))) {
            Columns after = columns;
            after.push(place, code);
            add(settled(after, position.home, reach.after(code, position.turn), rest(position, code)), code + ONTO * (end + 1));
        }
        for (int from = 0; from < COLUMNS; from++)
            for (int row = 0; from != place && row < rows(columns, from); row++) {
                int code = columns.cards[from][row];
                if (!(fitting & bit(code))) continue;
                Columns after = columns;
                after.move(from, row, place);
                add(settled(after, position.home, position.turn, position.left), code + ONTO * (end + 1));
            }
    }
    // At how many places a column can be cut, the place before its first card counted.
    int rows(const Columns &columns, int place) const {
        return pack.whole_columns ? columns.lengths[place] > 0 : columns.lengths[place];
    }
    void take_back(const Columns &columns, const Position &position, int place) {
        int end = columns.end(place);
        for (int code : codes_in(pack.children[end] & position.home & ~(position.home >> 4))) {
            Columns after = columns;
            after.push(place, code);
            add(packed(after, position.home ^ bit(code), position.turn, position.left), code + ONTO * (end + 1));
        }
    }
    void send_home(const Columns &columns, const Position &position, Mask next, const Reach &reach) {
        for (int code : codes_in(next & (reach.ready | pack.tops[position.left])))
            add(settled(columns, position.home | bit(code), reach.after(code, position.turn), rest(position, code)), UP + code);
        for (int place = 0; place < COLUMNS; place++) {
            if (!columns.lengths[place] || !(next & bit(columns.end(place)))) continue;
            Columns after = columns;
            after.lengths[place]--;
            int code = columns.end(place);
            add(settled(after, position.home | bit(code), position.turn, position.left), UP + code);
        }
    }
    void into_space(const Columns &columns, const Position &position, int space, const Reach &reach) {
        for (int code : codes_in(reach.ready | (pack.any_space ? pack.tops[position.left] : 0))) {
            Columns after = columns;
            after.push(space, code);
            add(settled(after, position.home, reach.after(code, position.turn), rest(position, code)), SPACE + code);
        }
        if (!pack.any_space) return;
        for (int from = 0; from < COLUMNS; from++)
            for (int row = 1; row < rows(columns, from); row++) {
                Columns after = columns;
                after.move(from, row, space);
                add(settled(after, position.home, position.turn, position.left), SPACE + columns.cards[from][row]);
            }
        for (int code : codes_in(pack.take_back ? position.home & ~(position.home >> 4) : 0)) {
            Columns after = columns;
            after.push(space, code);
            add(packed(after, position.home ^ bit(code), position.turn, position.left), SPACE + code);
        }
    }

    // With one card a draw and no limit a stock card is only played to bear another card that is not of
    // the stock, or together with one that goes home. `only` are the columns that may be used.
    void by_stock(const Columns &columns, const Position &position, Mask stock, const bool *only) {
        if (position.left) bear(columns, position, stock, only, pack.reserve[position.left - 1], RESERVE, 0);
        for (int code : codes_in(pack.take_back ? position.home & ~(position.home >> 4) : 0))
            bear(columns, position, stock, only, code, FOUNDATION, 0);
        for (int from = 0; from < COLUMNS; from++)
            for (int row = 0; row < rows(columns, from); row++)
                bear(columns, position, stock, only, columns.cards[from][row], from, row);
        if (only) return;
        for (int lower : codes_in(wanted(position.home) & stock)) runs_home(columns, position, stock, lower);
    }
    static constexpr int RESERVE = -1, FOUNDATION = -2;
    void bear(const Columns &columns, const Position &position, Mask stock, const bool *only, int code, int from, int row) {
        Steps upwards;
        chains(columns, code, stock, only ? -1 : columns.space(from), upwards, [&](int place) {
            if (place == from || (only && !only[place])) return;
            Columns after = columns;
            Steps steps;
            for (size_t at = upwards.size(); at--;) {
                bool space = !after.lengths[place];
                steps.push_back(space ? SPACE + upwards[at] : upwards[at] + ONTO * (after.end(place) + 1));
                after.push(place, upwards[at]);
            }
            steps.push_back(code + ONTO * (after.end(place) + 1));
            if (from >= 0) after.move(from, row, place);
            else after.push(place, code);
            if (from == FOUNDATION) add(packed(after, position.home ^ bit(code), position.turn, position.left), steps);
            else add(settled(after, position.home, position.turn, position.left - (from == RESERVE)), steps);
        });
    }
    template <class Use> void chains(const Columns &columns, int code, Mask stock, int space, Steps &upwards, Use &&use) const {
        for (int upper : codes_in(pack.parents[code] & stock)) {
            upwards.push_back(upper);
            for (int place = 0; place < COLUMNS; place++)
                if (columns.lengths[place] && pack.children[columns.end(place)] & bit(upper)) use(place);
            if (space >= 0) use(space);
            chains(columns, upper, stock ^ bit(upper), space, upwards, use);
            upwards.pop_back();
        }
    }
    void runs_home(const Columns &columns, const Position &position, Mask stock, int lower) {
        Mask home = position.home;
        Steps steps;
        int code = lower;
        for (; code < 52 && stock & bit(code); code += 4) home |= bit(code), steps.push_back(UP + code);
        if (code >= 52) {
            add(settled(columns, home, position.turn, position.left), steps);
            return;
        }
        steps.push_back(UP + code);
        if (pack.tops[position.left] == bit(code))
            add(settled(columns, home | bit(code), position.turn, position.left - 1), steps);
        for (int place = 0; place < COLUMNS; place++) {
            if (!columns.lengths[place] || columns.end(place) != code) continue;
            Columns after = columns;
            after.lengths[place]--;
            add(settled(after, home | bit(code), position.turn, position.left), steps);
        }
    }
};

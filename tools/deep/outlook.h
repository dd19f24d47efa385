// Is there any hope? The kinder game of canfield/solver/outlook.py.
#pragma once
#include <tuple>

#include "pack.h"

inline Mask borne(const Pack &pack, Mask cards) {
    Mask found = 0;
    for (int code : codes_in(cards)) found |= pack.children[code];
    return found;
}

// How many columns the cards that are `lying` take at the least. Other cards of the table may bear them,
// but have to lie on something themselves. The `blocked` ones are heads.
inline int columns_needed(const Pack &pack, Mask lying, Mask table, Mask blocked) {
    int families = pack.families.size(), needed = 0, spare[52], must[52];
    for (int family = 0; family < families; family++) {
        spare[family] = count(table & ~lying & pack.families[family].cards);
        must[family] = count(lying & pack.families[family].cards);
    }
    for (int round = 0; round < 2; round++) {
        needed = 0;
        for (int family = families - 1; family >= 0; family--) {
            auto [cards, above] = pack.families[family];
            int bearing = above < 0 ? 0 : must[above] + spare[above];
            int heads = std::max(count(blocked & lying & cards), must[family] - bearing);
            needed += heads;
            spare[family] = std::min(spare[family], std::max(0, bearing - (must[family] - heads)));
        }
    }
    return needed;
}

// The cards of stock and waste that can come to the top where those `leaving` may be played.
inline Mask reachable(const Pack &pack, Mask stock, Turn turn, Mask leaving) {
    if (pack.free_turning) return stock;
    int order[52], total = pack.ordered(stock, order), gone = 0;
    bool limited = pack.redeals >= 0;
    int turned = limited ? turn & 63 : turn, again = limited ? turn >> 6 : 1;
    Mask reach = 0;
    for (int length = 1; length <= total; length++) {
        bool up = length >= turned && !((length - turned) % pack.draw);
        if (up || length == total || (again && length % pack.draw <= gone)) reach |= bit(order[length - 1]);
        gone += leaving >> order[length - 1] & 1;
    }
    for (int place = total - 1; place > 0; place--)
        if (leaving & bit(order[place])) reach |= bit(order[place - 1]);
    return reach;
}

// The waste where nothing will be turned again: a card comes after those that lie on it.
struct LastPass {
    int order[52], buried = 0;
    Mask ahead = 0;
    LastPass(const Pack &pack, Mask stock, Turn turn) {
        int total = pack.ordered(stock, order);
        buried = turn & 63;
        for (int place = buried; place < total; place++) ahead |= bit(order[place]);
    }
};

struct Outlook {
    const Pack &pack;
    Mask linked, heads, home, free;
    Turn turn;
    const Mask *kinds, *beneath;

    // True only if the position is lost: even the kinder game ends before all is home.
    bool is_hopeless() {
        Mask rest = ALL & ~(linked | heads | home), stock = rest & pack.stock_cards;
        int left = count(rest & pack.reserve_cards);
        bool last = pack.draw == 1 && pack.redeals >= 0 && !(turn >> 6) && pack.any_space;
        bool fixed = pack.whole_columns && !pack.take_back && pack.refill;
        bool open = count(heads) < COLUMNS;
        if (open && !(last && (pack.refill || !left))) return false;
        LastPass pass(pack, stock, turn);
        const Mask first = heads;
        Mask table = linked | heads, onto = borne(pack, free), dug = 0;
        Mask reach = last ? pass.ahead : reachable(pack, stock, turn, 0);
        while (true) {
            auto known = std::tuple(home, table, free, reach, left);
            Mask was_home = home, was_table = table, was_free = free, up;
            if (open && pack.any_space && !fixed) onto = free = ALL;
            while ((up = wanted(home) & ((free & table) | reach | pack.tops[left]))) home |= up;
            for (int code : codes_in(home & linked & ~was_home)) free |= beneath[code];
            Mask taken = onto | home;
            table |= (pack.take_back ? reach | home : reach) & onto;
            while (left && (pack.refill || pack.tops[left] & taken)) {
                Mask filled = heads | pack.tops[left];
                if (needed(filled, table | filled, filled & ~taken) > COLUMNS) break;
                heads = filled, table |= filled, left--;
            }
            // A player who fills spaces may clear a column before any card of the reserve comes out.
            Mask clear = pack.refill ? heads : first;
            if (!(left && pack.refill) && (open || needed(clear, table, clear & ~taken) < COLUMNS)) {
                if (!fixed && !(last && !left)) return false;
                open = true;
                if (fixed) table |= reach;
            }
            if (!last) reach |= reachable(pack, stock, turn, open ? reach : reach & (onto | home));
            while (last && pass.buried) {
                Mask top = bit(pass.order[pass.buried - 1]);
                reach |= top;
                if (!open && !(top & (onto | home))) break;
                if (needed(first | dug | top, table | dug | top, 0) > COLUMNS) break;
                dug |= top, table |= top, pass.buried--;
            }
            for (int code : codes_in(table & ~was_table)) free |= kinds[code];
            onto |= borne(pack, free & ~was_free);
            if (known == std::tuple(home, table, free, reach, left)) return home != ALL;
        }
    }

private:
    int needed(Mask also, Mask bearing, Mask blocked) const {
        return columns_needed(pack, (linked | also) & ~home, bearing, blocked);
    }
};

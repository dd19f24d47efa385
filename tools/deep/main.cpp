// The solver once more, for counting: it reads positions as numbers and answers each with a line.
//
// A question: 0 to tell positions by levels, 1 by column, 2 to play the game of by_rank.h only; the most
// positions to look at; draw, redeals (-1 without a limit), build (0 alternate, 1 any, 2 suit), then 0 or 1
// for take back, whole columns, refill at once, any card into a space, base wrap; cards in the waste, redeals
// left; four heights of foundations; then reserve, waste and stock, and four columns, each as how many cards
// and their codes.
//
// An answer: won, lost or unknown; positions looked at; after a win the cards that were home at once and
// each step with the cards home after it, in hexadecimal.
#include <cstdio>
#include <cstdlib>

#include "search.h"

constexpr long FIRST_LOOK = 3000, LEVELS_AT_MOST = 50000;
// After so many positions the kinder game helps: at first with so many sets for a question, and for one about
// the start a thousand times as many; in each round that follows with ten times as many. So many sets fit into
// memory, seven GB of it.
constexpr long KINDLY_AFTER = 300000, FIRST_ROUND = 3000, FIRST_SETS = 3000, FOR_START = 1000, SETS_AT_MOST = 200000000;

static long number() {
    long read;
    if (scanf("%ld", &read) != 1) exit(0);
    return read;
}

static void pile(std::vector<int> &cards) {
    for (long rest = number(); rest > 0; rest--) cards.push_back(number());
}

static void position(Pack &pack) {
    pack.draw = number(), pack.redeals = number(), pack.build = Build(number());
    pack.take_back = number(), pack.whole_columns = number(), pack.refill = number();
    pack.any_space = number(), pack.base_wrap = number();
    pack.turned = number(), pack.passes = number();
    for (int suit = 0; suit < 4; suit++) {
        long height = number();
        for (int steps = 0; steps < height; steps++) pack.home |= bit(4 * steps + suit);
    }
    pile(pack.reserve), pile(pack.stock);
    for (auto &column : pack.columns) pile(column);
    pack.prepare();
}

// One search of `Other` looks at one position of each sketch only and finds most wins, the others prove.
// Is it decided by so many positions? `spent` were looked at before.
template <class Other> static bool is_decided(const Pack &pack, long limit, long spent, ByRank *by_rank) {
    long budget = limit, most = FIRST_LOOK;
    Search<Other> coarse(pack, true), fine(pack, false);
    Search<Levels> levels(pack, false);
    coarse.by_rank = fine.by_rank = by_rank;
    auto won = [&](auto &search) {
        printf("won %ld", spent + limit - budget);
        search.print_line();
        puts("");
        return true;
    };
    for (bool by_column = pack.whole_columns; budget > 0 && !(by_rank && by_rank->is_spent()); most *= 2) {
        if (pack.whole_columns || pack.build == Build::ANY)
            if (coarse.run(budget, most / 2)) return won(coarse);
        if (by_column && most <= LEVELS_AT_MOST) levels.run(budget, most);
        if (!levels.exhausted && fine.run(budget, most)) return won(fine);
        if (levels.exhausted || fine.exhausted) return printf("lost %ld\n", spent + limit - budget);
    }
    return false;
}

// The same with the kinder game's help, round by round.
template <class Other> static bool is_decided_kindly(const Pack &pack, long limit, long spent) {
    ByRank by_rank(pack, SETS_AT_MOST);
    Levels levels(pack, false);
    long round = FIRST_ROUND;
    for (long sets = FIRST_SETS; spent < limit && !by_rank.is_spent(); sets *= 10, spent += round, round *= 2) {
        by_rank.patience = sets * FOR_START;
        if (by_rank.is_lost(levels, levels.start)) return printf("lost %ld\n", spent + 1);
        by_rank.patience = sets;
        if (is_decided<Other>(pack, std::min(round, limit - spent), spent, &by_rank)) return true;
    }
    return false;
}

template <class Other> static void answer(const Pack &pack, long limit) {
    long first = ByRank::knows(pack) ? std::min(limit, KINDLY_AFTER) : limit;
    if (is_decided<Other>(pack, first, 0, nullptr) || is_decided_kindly<Other>(pack, limit, first)) return;
    printf("unknown %ld\n", limit);
}

int main() {
    while (true) {
        long way = number(), limit = number();
        Pack pack;
        position(pack);
        if (way == 2) {
            Levels levels(pack, false);
            bool lost = ByRank::knows(pack) && ByRank(pack, limit).is_lost(levels, levels.start);
            printf("%s %ld\n", lost ? "lost" : "unknown", limit);
        } else if (way == 1) {
            answer<ByColumn>(pack, limit);
        } else {
            answer<Levels>(pack, limit);
        }
        fflush(stdout);
    }
}

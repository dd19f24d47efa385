// A best-first search with three opinions on what is best: canfield/solver/search.py.
#pragma once
#include "by_rank.h"
#include "columns.h"

constexpr int WEIGHTS[3][4] = {{5, 4, 2, 4}, {1, 1, 1, 2}, {3, 5, 3, 6}};
constexpr int OPINIONS = 3, WORTHS = 4096, SELDOM = 64;

template <class Positions> class Search {
public:
    using Position = typename Positions::Position;
    Positions positions;
    bool exhausted = false;
    ByRank *by_rank = nullptr;  // asked about every position, once it is given

    Search(const Pack &pack, bool sketchy) : positions(pack, sketchy) {
        for (auto &queue : queues) queue.resize(WORTHS);
        is_known(positions.start);
        push(positions.start, NOWHERE);
    }

    // Is a way to the win found? Ends where the budget does, or after so many positions.
    bool run(long &budget, long most) {
        if (positions.start.home == ALL) return true;
        while (!exhausted && most-- > 0 && budget-- > 0) {
            uint32_t number = next(queues[turns % OPINIONS], best[turns % OPINIONS]);
            turns++;
            exhausted = number == NOWHERE;
            if (exhausted) break;
            Position position = nodes[number];
            if (is_superseded(position) || is_hopeless(position)) continue;
            for (auto &[after, steps] : positions.successors(position)) {
                if (is_known(after)) continue;
                push(after, number);
                if (after.home == ALL) return true;
            }
        }
        return false;
    }

    // The line to the position found last: what is home first, then each step with what is home after it.
    void print_line() {
        std::vector<uint32_t> line;
        for (uint32_t number = nodes.size() - 1; number != NOWHERE; number = parents[number]) line.push_back(number);
        printf(" %llx", (unsigned long long)positions.start.home);
        for (size_t at = line.size() - 1; at > 0; at--) {
            const Position after = nodes[line[at - 1]];
            for (auto &[position, steps] : positions.successors(nodes[line[at]]))
                if (position == after) {
                    for (size_t step = 0; step < steps.size(); step++) printf(step ? ",%d" : " %d", steps[step]);
                    printf(":%llx", (unsigned long long)after.home);
                    break;
                }
        }
    }

private:
    static constexpr uint32_t NOWHERE = ~0u;
    using Queue = std::vector<std::vector<uint32_t>>;
    std::vector<Position> nodes;
    std::vector<uint32_t> parents;
    std::vector<bool> expanded;
    Table<Key, uint32_t> table;  // which turnings are known of the same cards
    Queue queues[OPINIONS];
    int best[OPINIONS] = {WORTHS, WORTHS, WORTHS};
    long turns = 0;
    int unasked = 0, pause = 1;

    void push(const Position &position, uint32_t parent) {
        uint32_t number = nodes.size();
        nodes.push_back(position), parents.push_back(parent), expanded.push_back(false);
        Mask stock = positions.stock_of(position);
        int left = positions.left_of(position), burden = positions.pack.burden(stock, position.turn);
        for (int opinion = 0; opinion < OPINIONS; opinion++) {
            auto &weight = WEIGHTS[opinion];
            int worth = 512 + weight[0] * left - weight[1] * count(position.home) + weight[2] * count(stock) + weight[3] * burden;
            queues[opinion][worth].push_back(number);
            best[opinion] = std::min(best[opinion], worth);
        }
    }
    uint32_t next(Queue &queue, int &best) {
        for (; best < WORTHS; best++)
            while (!queue[best].empty()) {
                uint32_t number = queue[best].back();
                queue[best].pop_back();
                if (expanded[number]) continue;
                expanded[number] = true;
                return number;
            }
        return NOWHERE;
    }

    bool is_hopeless(const Position &position) {
        if (by_rank) return by_rank->is_lost(positions, position);
        if (--unasked > 0) return false;
        bool hopeless = positions.is_hopeless(position);
        pause = hopeless ? 1 : std::min(2 * pause, SELDOM);
        unasked = pause;
        return hopeless;
    }

    // Which turnings are known of the same cards: of those in a row the one that leads to all others.
    // 0 is none. Where turning is limited it is the least turned one, else one for each rest of the draw.
    bool is_known(const Position &position) {
        Key key = positions.key(position);
        uint32_t known = table[key], together = joined(known, position.turn);
        if (known == together) return true;
        table.note(key, together);
        return false;
    }
    bool is_superseded(const Position &position) const {
        uint32_t known = table[positions.key(position)];
        const Pack &pack = positions.pack;
        if (pack.redeals >= 0) return known != joined(0, position.turn);
        int rest = position.turn % pack.draw;
        if (!rest) return known != joined(0, 0);
        return (known >> (6 * rest) & 63) != uint32_t(63 - position.turn);
    }
    // What is known with this turning as well.
    uint32_t joined(uint32_t known, Turn turn) const {
        const Pack &pack = positions.pack;
        if (pack.redeals >= 0) return std::max(known, uint32_t((turn >> 6) + 1) << 6 | (63 - (turn & 63)));
        int rest = turn % pack.draw;
        known |= 1;
        if (!rest) return known;
        uint32_t least = std::max(known >> (6 * rest) & 63, uint32_t(63 - turn));
        return (known & ~(63u << (6 * rest))) | least << (6 * rest);
    }
};

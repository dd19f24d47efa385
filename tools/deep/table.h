// What is known, told by keys.
#pragma once
#include <cstdint>
#include <vector>

// A key of two words.
struct Key {
    uint64_t first, second;
    bool operator==(const Key &other) const = default;
    uint64_t mixed() const {
        uint64_t word = first * 0x9E3779B97F4A7C15 ^ (second + 0x7F4A7C15) * 0xBF58476D1CE4E5B9;
        word = (word ^ word >> 29) * 0x94D049BB133111EB;
        return word ^ word >> 32;
    }
};

// Of a key that nothing was noted for `Known{}` is known.
template <class By, class Known> class Table {
public:
    Table() : entries(1 << 12) {}

    Known operator[](const By &key) const { return entries[slot(key)].known; }

    // `known` is something.
    void note(const By &key, const Known &known) {
        Entry &entry = entries[slot(key)];
        used += entry.is_free();
        entry = {key, known};
        if (used * 4 > entries.size() * 3) grow();
    }

private:
    struct Entry {
        By key{};
        Known known{};
        bool is_free() const { return known == Known{}; }
    };
    std::vector<Entry> entries;
    size_t used = 0;

    size_t slot(const By &key) const {
        size_t at = key.mixed() & (entries.size() - 1);
        while (!entries[at].is_free() && !(entries[at].key == key)) at = (at + 1) & (entries.size() - 1);
        return at;
    }
    void grow() {
        std::vector<Entry> old(entries.size() * 2);
        old.swap(entries);
        for (auto &entry : old)
            if (!entry.is_free()) entries[slot(entry.key)] = entry;
    }
};

// What is known, told by keys of two words.
#pragma once
#include <cstdint>
#include <vector>

struct Key {
    uint64_t first, second;
    bool operator==(const Key &other) const = default;
};

// Of a key that nothing was noted for `Known{}` is known.
template <class Known> class Table {
public:
    Table() : entries(1 << 12) {}

    Known operator[](const Key &key) const { return entries[slot(key)].known; }

    void note(const Key &key, const Known &known) {
        Entry &entry = entries[slot(key)];
        bool fresh = !entry.used;
        entry = {key, known, true};
        if (fresh && ++used * 10 > entries.size() * 6) grow();
    }

private:
    struct Entry {
        Key key{};
        Known known{};
        bool used = false;
    };
    std::vector<Entry> entries;
    size_t used = 0;

    size_t slot(const Key &key) const {
        uint64_t mixed = key.first * 0x9E3779B97F4A7C15 ^ (key.second + 0x7F4A7C15) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ mixed >> 29) * 0x94D049BB133111EB;
        size_t at = (mixed ^ mixed >> 32) & (entries.size() - 1);
        while (entries[at].used && !(entries[at].key == key)) at = (at + 1) & (entries.size() - 1);
        return at;
    }
    void grow() {
        std::vector<Entry> old(entries.size() * 2);
        old.swap(entries);
        for (auto &entry : old)
            if (entry.used) entries[slot(entry.key)] = entry;
    }
};

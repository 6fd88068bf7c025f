import { addBit, type Bits, bitsFor, both, countBoth, hasBit, spanOf, usedWords } from "./bits.ts";
import { type ChosenFilters, type ChosenRange, isChosen } from "./chosen-filters.ts";
import { type Distance, isNearer, missedBy } from "./distance.ts";

/** The values of one good that filters compare. */
export interface IndexedGood {
  id: string;
  /** By the key of a filter; several where a good has several. */
  values: Readonly<Record<string, readonly string[]>>;
  numbers: Readonly<Record<string, number>>;
}

/** Sorts goods by one of their numbers; those with the same number stay in the order in which they were indexed. */
export interface NumberOrder {
  key: string;
  descending: boolean;
}

export interface IndexedPage {
  limit: number;
  offset: number;
}

export interface GoodsFacets {
  total: number;
  counts: { key: string; value: string; count: number }[];
  ranges: Record<string, { min: number; max: number } | null>;
}

/** Finds and counts goods by the values of their filters. */
export interface GoodsIndex {
  /**
   * The ids of one page of the goods that match all filters; of the goods with these ids only, if there are any. Without an order,
   * they stay in the order of the ids.
   */
  find(
    filters: ChosenFilters,
    order: NumberOrder | undefined,
    page: IndexedPage,
    ids?: readonly string[],
  ): string[];
  /**
   * The ids of the goods nearest to filters that nothing matches: first what has the first chosen value, then by the sum of
   * what they miss the ranges by, then what has more of the other chosen values, then in this order.
   */
  findNearest(filters: ChosenFilters, order: NumberOrder, limit: number): string[];
  /**
   * The total, the counts of each filter's values with the other filters applied, and the ranges likewise; of the goods
   * with these ids only, if there are any. A value without a match is counted only while it is chosen.
   */
  count(filters: ChosenFilters, ids?: readonly string[]): GoodsFacets;
}

/** Indexes goods by the values of their filters. */
export function indexGoods(goods: readonly IndexedGood[]): GoodsIndex {
  const places = new Map(goods.map(({ id }, place) => [id, place]));
  const none = bitsFor(goods.length);
  const every = bitsFor(goods.length);
  const values = new Map<string, Map<string, Bits>>();
  const numbers = new Map<string, Float64Array>();
  const orders = new Map<string, Uint32Array>();
  for (const [place, good] of goods.entries()) {
    addBit(every, place);
    for (const [key, own] of Object.entries(good.values)) {
      const byValue = values.get(key) ?? new Map<string, Bits>();
      values.set(key, byValue);
      for (const value of own) {
        const having = byValue.get(value) ?? bitsFor(goods.length);
        byValue.set(value, having);
        addBit(having, place);
      }
    }
    for (const [key, number] of Object.entries(good.numbers)) {
      const all = numbers.get(key) ?? new Float64Array(goods.length);
      numbers.set(key, all);
      all[place] = number;
    }
  }

  function inRange({
    key,
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
  }: ChosenRange): Bits {
    const matching = bitsFor(goods.length);
    const all = numbers.get(key);
    if (!all) return matching;
    for (let at = 0; at < matching.length; at++) {
      let word = 0;
      const first = at * 32;
      const end = Math.min(first + 32, all.length);
      for (let place = first; place < end; place++) {
        const number = all[place] ?? 0;
        if (number >= min && number <= max) word |= 1 << (place - first);
      }
      matching[at] = word;
    }
    return matching;
  }

  /** The filters that something was chosen of, by their key. */
  function chosenFilters({ dimensions, ranges }: ChosenFilters): Map<string, Bits> {
    const filters = new Map<string, Bits>();
    for (const { key, chosen } of dimensions) {
      if (chosen !== undefined) filters.set(key, values.get(key)?.get(String(chosen)) ?? none);
    }
    for (const range of ranges) if (isChosen(range)) filters.set(range.key, inRange(range));
    return filters;
  }

  /** All places in an order; sorted once. */
  function sortedPlaces({ key, descending }: NumberOrder): Uint32Array {
    const name = `${key} ${descending}`;
    const known = orders.get(name);
    if (known) return known;
    const all = numbers.get(key) ?? new Float64Array(goods.length);
    const sign = descending ? -1 : 1;
    const sorted = Uint32Array.from(goods.keys()).sort(
      (a, b) => sign * ((all[a] ?? 0) - (all[b] ?? 0)) || a - b,
    );
    orders.set(name, sorted);
    return sorted;
  }

  /** Of those that are indexed. */
  const placesOf = (ids: readonly string[]): number[] => ids.flatMap((id) => places.get(id) ?? []);

  function withIds(ids: readonly string[]): Bits {
    const matching = bitsFor(goods.length);
    for (const place of placesOf(ids)) addBit(matching, place);
    return matching;
  }

  return {
    find(filters, order, { limit, offset }, ids) {
      const matching = [...chosenFilters(filters).values()].reduce(both, ids ? withIds(ids) : every);
      const last = Math.min(offset + limit, countBoth(matching, every));
      const places = order ? sortedPlaces(order) : placesOf(ids ?? []);
      const found: string[] = [];
      // No further than the last match of the page.
      for (let i = 0, seen = 0; seen < last; i++) {
        const place = places[i] ?? 0;
        if (hasBit(matching, place) && seen++ >= offset) found.push(goods[place]?.id ?? "");
      }
      return found;
    },

    findNearest({ dimensions, ranges }, order, limit) {
      const chosen = ranges.filter(isChosen).map((range) => ({ range, all: numbers.get(range.key) }));
      const [first = every, ...others] = chosenFilters({ dimensions, ranges: [] }).values();
      // Enough goods have the first chosen value: none of the others is nearer.
      const isEnough = countBoth(first, every) >= limit;
      const nearest: Distance[] = [];
      for (const place of sortedPlaces(order)) {
        if (isEnough && !hasBit(first, place)) continue;
        let missed = 0;
        for (const { range, all } of chosen) missed += missedBy(all?.[place] ?? 0, range);
        let unmatched = 0;
        for (const having of others) if (!hasBit(having, place)) unmatched++;
        const distance = { place, isOther: hasBit(first, place) ? 0 : 1, missed, unmatched };
        const last = nearest.at(-1);
        if (last && nearest.length === limit && !isNearer(distance, last)) continue;
        const at = nearest.findIndex((each) => isNearer(distance, each));
        nearest.splice(at === -1 ? nearest.length : at, 0, distance);
        if (nearest.length > limit) nearest.pop();
      }
      return nearest.map(({ place }) => goods[place]?.id ?? "");
    },

    count({ dimensions, ranges }, ids) {
      const filters = chosenFilters({ dimensions, ranges });
      const of = ids ? withIds(ids) : every;
      const combine = (except?: string) =>
        [...filters].reduce((goods, [key, matching]) => (key === except ? goods : both(goods, matching)), of);
      const matching = combine();
      const matchingWords = usedWords(matching);
      /** The goods that match the other filters, and where they are. */
      const beside = (key: string) => {
        if (!filters.has(key)) return { goods: matching, words: matchingWords };
        const goods = combine(key);
        return { goods, words: usedWords(goods) };
      };
      return {
        total: countBoth(matching, every, matchingWords),
        counts: dimensions.flatMap(({ key, chosen }) => {
          const { goods, words } = beside(key);
          return [...(values.get(key) ?? [])]
            .map(([value, having]) => ({ key, value, count: countBoth(goods, having, words) }))
            .filter(({ value, count }) => count > 0 || value === String(chosen));
        }),
        ranges: Object.fromEntries(
          ranges.map(({ key }) => {
            const all = numbers.get(key);
            const { goods, words } = beside(key);
            return [key, all ? spanOf(all, goods, words) : null];
          }),
        ),
      };
    },
  };
}

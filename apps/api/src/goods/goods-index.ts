/** The values of one good that filters compare. */
export interface IndexedGood {
  id: string;
  /** By the key of a filter; several where a good has several. */
  values: Readonly<Record<string, readonly string[]>>;
  numbers: Readonly<Record<string, number>>;
}

/** A filter by one of several values, such as a category or a laboratory. */
export interface ChosenValue {
  key: string;
  chosen: string | number | undefined;
}

/** A filter by a number from a range. */
export interface ChosenRange {
  key: string;
  min: number | undefined;
  max: number | undefined;
}

export interface ChosenFilters {
  dimensions: readonly ChosenValue[];
  ranges: readonly ChosenRange[];
}

export interface GoodsFacets {
  total: number;
  counts: { key: string; value: string; count: number }[];
  ranges: Record<string, { min: number; max: number } | null>;
}

/** Counts goods by the values of their filters. */
export interface GoodsIndex {
  /**
   * The total, the counts of each filter's values with the other filters applied, and the ranges likewise; of the goods
   * with these ids only, if there are any. A value without a match is counted only while it is chosen.
   */
  count(filters: ChosenFilters, ids?: readonly string[]): GoodsFacets;
}

/** One bit for each good, so that filters combine 32 goods at a time. */
type Bits = Uint32Array;

const bitsFor = (size: number): Bits => new Uint32Array(Math.ceil(size / 32));

const add = (bits: Bits, place: number) => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
};

const both = (a: Bits, b: Bits): Bits => a.map((word, at) => word & (b[at] ?? 0));

/** How many bits of a word are set: pairs, then fours, then bytes are summed. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let at = 0; at < a.length; at++) count += ones((a[at] ?? 0) & (b[at] ?? 0));
  return count;
}

function spanOf(numbers: Float64Array, goods: Bits): { min: number; max: number } | null {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < goods.length; at++) {
    for (let rest = goods[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const number = numbers[at * 32 + 31 - Math.clz32(rest & -rest)] ?? 0;
      if (number < min) min = number;
      if (number > max) max = number;
    }
  }
  return min > max ? null : { min, max };
}

/** Indexes goods by the values of their filters. */
export function indexGoods(goods: readonly IndexedGood[]): GoodsIndex {
  const places = new Map(goods.map(({ id }, place) => [id, place]));
  const none = bitsFor(goods.length);
  const every = bitsFor(goods.length);
  const values = new Map<string, Map<string, Bits>>();
  const numbers = new Map<string, Float64Array>();
  for (const [place, good] of goods.entries()) {
    add(every, place);
    for (const [key, own] of Object.entries(good.values)) {
      const byValue = values.get(key) ?? new Map<string, Bits>();
      values.set(key, byValue);
      for (const value of own) {
        const having = byValue.get(value) ?? bitsFor(goods.length);
        byValue.set(value, having);
        add(having, place);
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
    for (const [place, number] of (numbers.get(key) ?? []).entries()) {
      if (number >= min && number <= max) add(matching, place);
    }
    return matching;
  }

  function withIds(ids: readonly string[]): Bits {
    const matching = bitsFor(goods.length);
    for (const id of ids) {
      const place = places.get(id);
      if (place !== undefined) add(matching, place);
    }
    return matching;
  }

  return {
    count({ dimensions, ranges }, ids) {
      const filters = new Map<string, Bits>();
      for (const { key, chosen } of dimensions) {
        if (chosen !== undefined) filters.set(key, values.get(key)?.get(String(chosen)) ?? none);
      }
      for (const range of ranges) {
        if (range.min !== undefined || range.max !== undefined) filters.set(range.key, inRange(range));
      }
      const of = ids ? withIds(ids) : every;
      const combine = (except?: string) =>
        [...filters].reduce((goods, [key, matching]) => (key === except ? goods : both(goods, matching)), of);
      const matching = combine();
      const matchingBeside = (key: string) => (filters.has(key) ? combine(key) : matching);
      return {
        total: countBoth(matching, every),
        counts: dimensions.flatMap(({ key, chosen }) => {
          const beside = matchingBeside(key);
          return [...(values.get(key) ?? [])]
            .map(([value, having]) => ({ key, value, count: countBoth(beside, having) }))
            .filter(({ value, count }) => count > 0 || value === String(chosen));
        }),
        ranges: Object.fromEntries(
          ranges.map(({ key }) => {
            const all = numbers.get(key);
            return [key, all ? spanOf(all, matchingBeside(key)) : null];
          }),
        ),
      };
    },
  };
}

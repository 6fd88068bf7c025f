/** One bit for each good, so that filters combine 32 goods at a time. */
export type Bits = Uint32Array;

export const bitsFor = (size: number): Bits => new Uint32Array(Math.ceil(size / 32));

export const addBit = (bits: Bits, place: number) => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
};

export function both(a: Bits, b: Bits): Bits {
  const common = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at++) common[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return common;
}

/** How many bits of a word are set: pairs, then fours, then bytes are summed. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Where bits are set at all: few places where few goods match, and none of the others is read. */
export function usedWords(bits: Bits): Uint32Array {
  const used = new Uint32Array(bits.length);
  let count = 0;
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) used[count++] = at;
  return used.subarray(0, count);
}

export function countBoth(a: Bits, b: Bits, words = usedWords(a)): number {
  let count = 0;
  for (let i = 0; i < words.length; i++) {
    const at = words[i] ?? 0;
    const word = (a[at] ?? 0) & (b[at] ?? 0);
    if (word !== 0) count += ones(word);
  }
  return count;
}

export function spanOf(
  numbers: Float64Array,
  goods: Bits,
  words: Uint32Array,
): { min: number; max: number } | null {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < words.length; i++) {
    const at = words[i] ?? 0;
    for (let rest = goods[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const number = numbers[at * 32 + 31 - Math.clz32(rest & -rest)] ?? 0;
      if (number < min) min = number;
      if (number > max) max = number;
    }
  }
  return min > max ? null : { min, max };
}

export const hasBit = (bits: Bits, place: number): boolean =>
  (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

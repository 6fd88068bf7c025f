/** The pause before the next try, in milliseconds. It doubles each time; the jitter spreads callers who failed together. */
export const backOff = (first: number, tried: number, random: () => number): number =>
  first * 2 ** tried * (0.5 + random());

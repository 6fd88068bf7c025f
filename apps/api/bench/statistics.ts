/** The quantile `q` of the samples, with linear interpolation. */
export function quantile(samples: readonly number[], q: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (samples: readonly number[]) => quantile(samples, 0.5);

/**
 * The two-sided p of the Mann-Whitney test with the normal approximation, which is accurate from about twenty samples
 * each.
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  all.sort((x, y) => x.value - y.value);
  let rankSum = 0;
  let tied = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to++;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter(({ isA }) => isA).length;
    tied += (to - from) ** 3 - (to - from);
    from = to;
  }
  const n = all.length;
  const mean = (a.length * (n + 1)) / 2;
  const spread = Math.sqrt(((a.length * b.length) / 12) * (n + 1 - tied / (n * (n - 1))));
  return spread === 0 ? 1 : 2 * (1 - normal(Math.abs(rankSum - mean) / spread));
}

/** The slope of the linear regression. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (pick: "x" | "y") => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [x0, y0] = [mean("x"), mean("y")];
  const over = points.reduce((sum, { x, y }) => sum + (x - x0) * (y - y0), 0);
  return over / points.reduce((sum, { x }) => sum + (x - x0) ** 2, 0);
}

/** The share of a normal distribution below z ≥ 0, to 1e-7 (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = terms.reduceRight((sum, term) => t * (term + sum), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

import { repeatableChance } from "../repeatable-chance.ts";
import { HIGH, n, WIDE } from "../svg.ts";

/** The outline of hills, from side to side of the picture. */
export function ridge(y: number, swell: number, seed: number, count = 6): string {
  const next = repeatableChance(seed);
  const step = (WIDE + 40) / count;
  let d = `M-20 ${HIGH}L-20 ${y}`;
  for (let i = 0; i < count; i++) {
    const x = -20 + step * i;
    const end = y + (next() - 0.5) * swell;
    d += `C${n(x + step * 0.35)} ${n(y - swell * next())} ${n(x + step * 0.6)} ${n(end - swell * 0.4)} ${n(x + step)} ${n(end)}`;
  }
  return `${d}L${WIDE + 20} ${HIGH}Z`;
}

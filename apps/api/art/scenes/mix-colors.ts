const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour at `share` (0 to 1) between two colours. */
export function mixColors(from: string, to: string, share: number): string {
  const ends = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((ends[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

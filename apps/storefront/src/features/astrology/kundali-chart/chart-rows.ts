/** The widest letters of the font, in units of its size. */
const LETTER = 0.62;

/** Short names in rows that fit a width, and the size of the font at which they do. */
export function rowsOf(names: readonly string[], width: number): { size: number; rows: string[] } {
  const largest = names.length > 4 ? 4.6 : 5.6;
  const perRow = Math.max(1, width < 20 ? 1 : names.length > 4 ? 3 : 2);
  const rows = Array.from({ length: Math.ceil(names.length / perRow) }, (_, row) =>
    names.slice(row * perRow, (row + 1) * perRow).join(" "),
  );
  const longest = Math.max(1, ...rows.map((row) => [...row].length));
  return { rows, size: Math.min(largest, width / (longest * LETTER)) };
}

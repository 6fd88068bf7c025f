/** The widest letters of the font, in units of its size. */
const LETTER = 0.66;
/** Narrower cells are triangles: their corners hold no text. */
const TRIANGLE = 20;

/** Short names in rows that fit a width, and the size of the font at which they do. */
export function rowsOf(names: readonly string[], width: number): { size: number; rows: string[] } {
  const isTriangle = width < TRIANGLE;
  const isCrowded = names.length > 4;
  const largest = isCrowded || isTriangle ? 4.4 : 5.6;
  const perRow = width < 15 ? (isCrowded ? 2 : 1) : isCrowded ? 3 : 2;
  const rows = Array.from({ length: Math.ceil(names.length / perRow) }, (_, row) =>
    names.slice(row * perRow, (row + 1) * perRow).join(" "),
  );
  const longest = Math.max(1, ...rows.map((row) => [...row].length));
  return { rows, size: Math.min(largest, width / (longest * LETTER)) };
}

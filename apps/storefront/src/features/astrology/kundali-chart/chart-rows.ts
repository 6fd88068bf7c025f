import type { Cell } from "./chart-cells.ts";

/** The widest letters of the font, in units of its size. */
const LETTER = 0.66;
/** Narrower cells are triangles: their corners hold no text. */
const TRIANGLE = 20;
/** From row to row, in units of the size of the font. */
export const LEADING = 1.25;
/** From the top of a row to the line on which its letters stand. */
export const ASCENT = 0.9;
/** So far from the frame text stays. */
export const EDGE = 1;

/** Short names in rows that fit a cell, and the size of the font at which they do. */
export function rowsOf(
  names: readonly string[],
  { width, hangs = false }: Cell,
): { size: number; rows: string[] } {
  const isTriangle = width < TRIANGLE;
  const isCrowded = names.length > 4;
  const largest = isCrowded || isTriangle ? 4.4 : 5.6;
  const perRow = width < 15 ? (isCrowded ? 2 : 1) : isCrowded ? 3 : 2;
  const rows = Array.from({ length: Math.ceil(names.length / perRow) }, (_, row) =>
    names.slice(row * perRow, (row + 1) * perRow).join(" "),
  );
  const fitting = rows.map((row, index) => {
    const letters = [...row].length * LETTER;
    // Each side of a hanging triangle comes in as far as the row is below the frame.
    return hangs ? (width - 6 * EDGE) / (letters + 2 * (index * LEADING + ASCENT)) : width / letters;
  });
  return { rows, size: Math.min(largest, ...fitting) };
}

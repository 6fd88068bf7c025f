/** A name as it is compared: without accents, capitals, dots and hyphens. */
export const foldName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim()
    .toLowerCase();

/** How many letters may be wrong in a search of that length. */
export const allowedErrors = (length: number): 0 | 1 | 2 => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Longer names than this are compared by their beginning. */
const WIDEST = 64;
// Reused, because a search compares thousands of names: three rows of the table of distances.
let [before, last, current] = [
  new Uint8Array(WIDEST + 2),
  new Uint8Array(WIDEST + 2),
  new Uint8Array(WIDEST + 2),
];

/**
 * The fewest letters to change, add, leave out or swap so that `typed` begins `name` (optimal string alignment);
 * `most + 1` if more than `most`.
 */
export function prefixDistance(typed: string, name: string, most: number): number {
  const height = Math.min(typed.length, WIDEST);
  const width = Math.min(name.length, height + most, WIDEST);
  if (width < height - most) return most + 1;
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let row = 1; row <= height; row++) {
    const letter = typed.charCodeAt(row - 1);
    const previous = row > 1 ? typed.charCodeAt(row - 2) : -1;
    // Farther from the diagonal than `most`, a cell has too many errors already.
    const from = Math.max(1, row - most);
    const to = Math.min(width, row + most);
    current[from - 1] = from === 1 ? row : most + 1;
    current[to + 1] = most + 1;
    let best = from === 1 ? row : most + 1;
    for (let column = from; column <= to; column++) {
      const other = name.charCodeAt(column - 1);
      let cost = at(last, column - 1) + (letter === other ? 0 : 1);
      cost = Math.min(cost, at(last, column) + 1, at(current, column - 1) + 1);
      if (column > 1 && previous === other && letter === name.charCodeAt(column - 2))
        cost = Math.min(cost, at(before, column - 2) + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > most) return most + 1;
    [before, last, current] = [last, current, before];
  }
  let least = most + 1;
  for (let column = Math.max(0, height - most); column <= width; column++)
    least = Math.min(least, at(last, column));
  return least;
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0;

/** Degrees, with minutes and seconds where they are given, after or before the direction: "25°18'12"N", "E 83.02". */
const ANGLE = String.raw`([nsew])?\s*([+-]?)(\d{1,3}(?:\.\d{1,15})?)\s*(?:[°:]\s*(?:(\d{1,2}(?:\.\d{1,15})?)\s*(?:[':]\s*(?:(\d{1,2}(?:\.\d{1,15})?)\s*"?)?)?)?)?\s*([nsew])?`;
const PAIR = new RegExp(`^${ANGLE}(?:[\\s,;]+|(?<=[nsew]))${ANGLE}$`, "i");

/** Signs of degrees, minutes and seconds that look alike, and digits of Devanagari. */
const LOOK_ALIKES: readonly (readonly [RegExp, string | ((digit: string) => string)])[] = [
  [/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0))],
  [/''|[″”“]/g, '"'],
  [/[′’‘]/g, "'"],
  [/[º˚]/g, "°"],
];

/** Coordinates as people paste them: "25.32, 83.01", "25.32 N 83.01 E" or "25°19'N 83°1'E". Undefined for anything else. */
export function readCoordinates(text: string): { lat: number; lon: number } | undefined {
  const plain = LOOK_ALIKES.reduce(
    (read, [sign, meant]) =>
      typeof meant === "string" ? read.replace(sign, meant) : read.replace(sign, meant),
    text.trim(),
  );
  const parts = PAIR.exec(plain)?.slice(1);
  const [first, second] = [readAngle(parts?.slice(0, 6)), readAngle(parts?.slice(6))];
  if (!first || !second) return undefined;
  const [lat, lon] = first.axis === "lon" || second.axis === "lat" ? [second, first] : [first, second];
  if (lat.axis === "lon" || lon.axis === "lat") return undefined;
  return { lat: lat.degrees, lon: lon.degrees };
}

/** Undefined for an angle with two directions, a direction and a sign, or more than 59 minutes or seconds. */
function readAngle([before, sign, degrees, minutes = "0", seconds = "0", after]: readonly string[] = []) {
  const direction = (before ?? after)?.toLowerCase();
  if (!degrees || (before && after) || (direction && sign)) return undefined;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const negative = sign === "-" || direction === "s" || direction === "w";
  const axis = !direction ? undefined : direction === "n" || direction === "s" ? "lat" : "lon";
  // To a tenth of a metre, so that minutes make no endless fractions.
  return { axis, degrees: Math.round((negative ? -size : size) * 1e6) / 1e6 };
}

import sharp from "sharp";
import { type Raster, rasterize } from "./render.ts";

/** The minimum number of different bits between two pictures. */
const LEAST = 12;

/** The width at which pictures are compared. */
const COMPARED = 400; // px

/** The width of a picture of which lists show a square of 120 px. */
export const LISTED = 160; // px

/** A drawing rendered for `fingerprint`. */
export const rasterizeToCompare = (svg: string): Promise<Raster> => rasterize(svg, COMPARED);

/** 64 bits of dHash: whether each cell of a grey picture of 9 × 8 is lighter than its neighbour. */
export async function fingerprint({ data, raw }: Raster): Promise<string> {
  const grey = await sharp(data, { raw }).greyscale().resize(9, 8, { fit: "fill" }).raw().toBuffer();
  const bits = Array.from({ length: 64 }, (_, i) => {
    const at = Math.floor(i / 8) * 9 + (i % 8);
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0) ? "1" : "0";
  });
  return bits.join("");
}

/** The difference in CIELAB from which two colours beside each other are clearly two. */
const CLEAR = 15;

/** The number of pixels in which two drawings of the same object clearly differ, in the size of a list on a phone. */
export async function clearlyDifferentPixels(svg: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([labOf(svg), labOf(other)]);
  let count = 0;
  for (let at = 0; at < a.length; at += 3) {
    const apart = Math.hypot(...[0, 1, 2].map((band) => (a[at + band] ?? 0) - (b[at + band] ?? 0)));
    if (apart > CLEAR) count++;
  }
  return count;
}

/** A drawing 120 px high, three numbers a pixel: lightness, from green to red, from blue to yellow. */
async function labOf(svg: string): Promise<Float32Array> {
  const { data, raw } = await rasterize(svg, LISTED);
  const { buffer } = await sharp(data, { raw }).toColourspace("lab").raw({ depth: "float" }).toBuffer();
  return new Float32Array(buffer);
}

const distance = (a: string, b: string) => [...a].filter((bit, i) => bit !== b[i]).length;

/** The pairs of pictures that differ in too few bits. */
export function pairsAlike(prints: Iterable<readonly [name: string, print: string]>) {
  const all = [...prints];
  return all.flatMap(([name, print], i) =>
    all
      .slice(0, i)
      .map(([other, its]) => ({ name, other, bits: distance(print, its) }))
      .filter(({ bits }) => bits < LEAST),
  );
}

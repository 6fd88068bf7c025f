import sharp from "sharp";
import { type Raster, rasterize } from "./render.ts";

/** The minimum number of different bits between two pictures. */
const LEAST = 12;

/** The width at which pictures are compared. */
const COMPARED = 400; // px

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

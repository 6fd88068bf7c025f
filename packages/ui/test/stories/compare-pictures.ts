/** A decoded picture: four bytes a pixel. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** How far a channel may be off, of 255, before a pixel counts: processors round the edges of letters differently. */
const SAME = 8;
/** How many pixels may be off: a small letter has more. The round edges of a picture vary by some 20 from run to run. */
export const ALLOWED = 60;

/** How many pixels differ so that one may see it, and a picture of where. Sizes must be equal. */
export function comparePictures(one: Picture, other: Picture): { different: number; where: Picture } {
  const where = new Uint8Array(one.pixels.length);
  let different = 0;
  for (let at = 0; at < one.pixels.length; at += 4) {
    const isSame = [0, 1, 2].every(
      (channel) => Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0)) <= SAME,
    );
    if (!isSame) different++;
    where.set(isSame ? [255, 255, 255, 255] : [200, 0, 0, 255], at);
  }
  return { different, where: { ...one, pixels: where } };
}

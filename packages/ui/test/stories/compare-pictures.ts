/** A decoded picture: four bytes per pixel. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Tolerance per channel, of 255, before a pixel counts: processors round the edges of letters differently. */
const SAME = 8;
/**
 * Number of differing pixels that are tolerated: a small letter has more. Round edges of a picture vary by about
 * 20 from run to run.
 */
export const ALLOWED = 60;

/** The number of visibly different pixels, and a picture that shows them. Sizes must be equal. */
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

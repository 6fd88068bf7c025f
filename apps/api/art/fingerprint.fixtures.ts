import sharp from "sharp";

/** The minimum number of different bits between two pictures. */
const LEAST = 12;

type Fingerprint = readonly boolean[];

/** dHash: whether each cell of a grey picture of 9 × 8 is lighter than its neighbour. */
async function fingerprint(svg: string): Promise<Fingerprint> {
  const small = await sharp(Buffer.from(svg), { density: 36 })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const grey = await sharp(small).greyscale().resize(9, 8, { fit: "fill" }).raw().toBuffer();
  return Array.from({ length: 64 }, (_, i) => {
    const at = Math.floor(i / 8) * 9 + (i % 8);
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0);
  });
}

const distance = (a: Fingerprint, b: Fingerprint) => a.filter((bit, i) => bit !== b[i]).length;

/** The pairs of pictures that differ in too few bits. */
export async function pairsAlike(drawings: Iterable<readonly [name: string, svg: string]>) {
  const prints = new Map<string, Fingerprint>();
  for (const [name, svg] of drawings) prints.set(name, await fingerprint(svg));
  const all = [...prints];
  return all.flatMap(([name, print], i) =>
    all
      .slice(0, i)
      .map(([other, its]) => ({ name, other, bits: distance(print, its) }))
      .filter(({ bits }) => bits < LEAST),
  );
}

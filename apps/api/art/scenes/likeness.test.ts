import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { composeScene } from "./compose.ts";
import { scenes } from "./scene-catalogue.ts";

/** The minimum number of different bits between two pictures. */
const LEAST = 12;

type Fingerprint = readonly boolean[];

/** dHash: whether each cell of a grey picture of 9 × 8 is lighter than its neighbour. */
async function fingerprint(svg: string): Promise<Fingerprint> {
  const small = await sharp(Buffer.from(svg), { density: 36 }).removeAlpha().png().toBuffer();
  const grey = await sharp(small).greyscale().resize(9, 8, { fit: "fill" }).raw().toBuffer();
  return Array.from({ length: 64 }, (_, i) => {
    const at = Math.floor(i / 8) * 9 + (i % 8);
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0);
  });
}

const distance = (a: Fingerprint, b: Fingerprint) => a.filter((bit, i) => bit !== b[i]).length;

const prints = new Map<string, Fingerprint>();

beforeAll(async () => {
  for (const [name, scene] of scenes) prints.set(name, await fingerprint(composeScene(scene)));
}, 60_000);

it("no two pictures of the catalogue look alike; give one of a pair that does another staging", () => {
  const all = [...prints];
  const alike = all.flatMap(([name, print], i) =>
    all
      .slice(0, i)
      .map(([other, its]) => ({ name, other, bits: distance(print, its) }))
      .filter(({ bits }) => bits < LEAST),
  );
  expect(alike).toEqual([]);
});

it("equal facts give equal bytes", () => {
  const draw = () => [...scenes.values()].map(composeScene).join("");
  expect(draw()).toBe(draw());
});

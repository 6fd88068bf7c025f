import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawEmblem, type Emblem, resized } from "./emblem.ts";
import { deityEmblems } from "./emblems/deities.ts";
import { serviceEmblems } from "./emblems/services.ts";
import { diya, kalash, lotus } from "./emblems/vessels.ts";

const emblems: Record<string, Emblem> = {
  ...deityEmblems,
  ...serviceEmblems,
  diya,
  kalash,
  lotus,
};
const side = 320;
const white = { accent: "#fff", surface: "#fff" };

/** The largest distance of a drawn pixel from the centre, in the emblem's units. */
async function radiusOf(emblem: Emblem) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160" width="${side}" height="${side}">${drawEmblem(emblem, white)}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: "#000" }).greyscale().raw().toBuffer();
  return pixels.reduce((radius, ink, i) => {
    if (ink < 60) return radius;
    const [x, y] = [(i % side) + 0.5 - side / 2, Math.floor(i / side) + 0.5 - side / 2];
    return Math.max(radius, Math.hypot(x, y) / 2);
  }, 0);
}

describe("an emblem", () => {
  it.each(Object.entries(emblems))("%s fills its circle and stays inside it", async (_name, emblem) => {
    const radius = await radiusOf(emblem);
    expect(radius).toBeGreaterThan(50);
    expect(radius).toBeLessThanOrEqual(60.5);
  });

  it("is drawn in the given colours", () => {
    expect(drawEmblem([["body", "M0 0L1 1Z"]], { accent: "gold", surface: "navy" })).toContain(
      'fill="navy" stroke="gold"',
    );
  });

  it("keeps its parts when it is resized and moved", () => {
    expect(resized([["line", "M10 20L30 40"]], 2, 1, -1)).toEqual([["line", "M21 39L61 79"]]);
  });
});

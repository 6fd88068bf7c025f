import sharp from "sharp";
import { expect, it } from "vitest";
import { clearlyDifferentPixels, LISTED } from "../likeness.ts";
import { rasterize } from "../render.ts";
import { goods, recoloured } from "./goods-catalogue.ts";
import { shriTriangles, worstMiss } from "./products/shri-yantra.ts";

const SIDE = 120;
/** Darker than this is a bead, not the ivory table or its shade. */
const WOOD = 120;
/** A line is darker than this share of what lies beside it. */
const LINE = 0.7;

type Lightness = (x: number, y: number) => number;

/** The lightness, from 0 to 255, of a drawing in the square of 120 px that lists show; between pixels it is interpolated. */
async function listedLightness(svg: string): Promise<Lightness> {
  const { data, raw } = await rasterize(svg, LISTED);
  const grey = await sharp(data, { raw }).greyscale().raw().toBuffer();
  const left = (LISTED - SIDE) / 2;
  const pixel = (x: number, y: number) => grey[y * LISTED + left + x] ?? 255;
  const between = (from: number, to: number, share: number) => from + (to - from) * share;
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const upper = between(pixel(i, j), pixel(i + 1, j), x - i);
    return between(upper, between(pixel(i, j + 1), pixel(i + 1, j + 1), x - i), y - j);
  };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const evenly = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / count);

/** The mean lightness on a ray from a place, between two distances. */
const ray = (
  lightness: Lightness,
  [x, y]: readonly [number, number],
  angle: number,
  [from, to]: [number, number],
) => mean(evenly(12, from, to).map((far) => lightness(x + Math.cos(angle) * far, y + Math.sin(angle) * far)));

/** The radius of a bead and its middle of mass, from its dark pixels. */
function findBead(lightness: Lightness) {
  const all = Array.from({ length: SIDE * SIDE }, (_, i) => [i % SIDE, Math.floor(i / SIDE)] as const);
  const wood = all.filter(([x, y]) => lightness(x, y) < WOOD);
  return {
    middle: [mean(wood.map(([x]) => x)), mean(wood.map(([, y]) => y))] as const,
    r: Math.sqrt(wood.length / Math.PI),
  };
}

/** The hole of a bead: the darkest disc near its middle. */
function findHole(lightness: Lightness, { middle: [x, y], r }: ReturnType<typeof findBead>) {
  const near = evenly(20, -5, 5).flatMap((dx) => evenly(20, -5, 5).map((dy) => [x + dx, y + dy] as const));
  const darkness = (place: readonly [number, number]) =>
    mean(evenly(12, 0, Math.PI * 2).map((angle) => ray(lightness, place, angle, [0, r * 0.1])));
  return (
    near.map((place) => ({ place, light: darkness(place) })).toSorted((a, b) => a.light - b.light)[0]
      ?.place ?? ([x, y] as const)
  );
}

/** The number of dark stretches in a row of lightness; a ring goes on from its end to its start. */
function countLines(row: readonly number[]): number {
  const usual = row.toSorted((a, b) => a - b)[Math.floor(row.length / 2)] ?? 0;
  const isLine = row.map((light) => light < usual * LINE);
  return isLine.filter((dark, i) => dark && !isLine.at(i - 1)).length;
}

it("the faces of a rudraksha of 2 to 14 mukhi can be counted at 120 px, along an arc around its hole", async () => {
  const mukhis = evenly(13, 2, 15);
  const counted = mukhis.map(async (mukhi) => {
    const lightness = await listedLightness(goods.get(`product-rudraksha-${mukhi}-mukhi`)?.() ?? "");
    const bead = findBead(lightness);
    const hole = findHole(lightness, bead);
    return countLines(
      evenly(720, 0, Math.PI * 2).map((angle) => ray(lightness, hole, angle, [bead.r * 0.35, bead.r * 0.9])),
    );
  });
  expect(await Promise.all(counted)).toEqual(mukhis);
});

it("the half-moon of one mukhi has one line at 120 px, wherever it is crossed", async () => {
  const lightness = await listedLightness(goods.get("product-rudraksha-1-mukhi")?.() ?? "");
  const {
    middle: [x, y],
    r,
  } = findBead(lightness);
  const down = Math.PI / 2;
  const crossed = [-0.3, 0, 0.3].map((up) =>
    countLines(
      evenly(60, -0.6, 0.6).map((aside) => ray(lightness, [x + r * aside, y + r * up], down, [-2, 3])),
    ),
  );
  expect(crossed).toEqual([1, 1, 1]);
});

it.each([...recoloured])("%s is clearly of another colour than %s at 120 px", async (picture, first) => {
  const [svg = "", other = ""] = [picture, first].map((name) => goods.get(name)?.());
  // A patch of seven by seven pixels, as a tassel has.
  expect(await clearlyDifferentPixels(svg, other)).toBeGreaterThanOrEqual(49);
});

it("the nine triangles of the shri yantra meet exactly", () => {
  expect(shriTriangles).toHaveLength(9);
  expect(worstMiss).toBeLessThan(1e-9);
});

it("a mala of 108 has 108 beads and the guru bead", () => {
  const mala = goods.get("product-tulsi-mala-108")?.() ?? "";
  expect(mala.match(/url\(#round\)/g)).toHaveLength(109);
});

it.each(["kit", "bracelet", "mala"])("a %s is whole in the square that lists show", (form) => {
  const drawings = [...goods].filter(([name]) => name.includes(form));
  expect(drawings.length).toBeGreaterThan(3);
  for (const [name, draw] of drawings) {
    const svg = draw();
    const [, shift, zoom] = (
      /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\) translate\(-360/.exec(svg) ?? []
    ).map(Number);
    const onTable = (x: number) => (shift ?? 0) + (x - 360) * (zoom ?? 1);
    // A kit is a box as wide as the square; the beads of a string stand along the line of its cord.
    const [, cord = ""] = /d="(M[\d.]+ [\d.]+(?:L[\d.]+ [\d.]+){10,}Z)"/.exec(svg) ?? [];
    const across = form === "kit" ? [0, 720] : [...cord.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
    expect(across.length).toBeGreaterThan(1);
    const ends = [Math.min(...across), Math.max(...across)].map(onTable);
    expect([name, ends.every((x) => x >= 0 && x <= 720)]).toEqual([name, true]);
  }
});

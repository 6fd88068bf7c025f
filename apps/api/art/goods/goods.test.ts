import { expect, it } from "vitest";
import { goods } from "./goods-catalogue.ts";
import { shriTriangles, worstMiss } from "./products/shri-yantra.ts";

it("the picture of a rudraksha has one dark line for each mukhi, from the first on", () => {
  const mukhis = Array.from({ length: 14 }, (_, i) => i + 1);
  const pictures = mukhis.map((mukhi) => goods.get(`product-rudraksha-${mukhi}-mukhi`)?.() ?? "");
  expect(pictures.map((svg) => svg.match(/stroke="#210c04"/g)?.length)).toEqual(mukhis);
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

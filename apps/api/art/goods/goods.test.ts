import { expect, it } from "vitest";
import { goods } from "./goods-catalogue.ts";
import { drawBead } from "./products/rudraksha.ts";
import { shriTriangles, worstMiss } from "./products/shri-yantra.ts";

it("a rudraksha has one dark line for each mukhi", () => {
  for (let mukhi = 2; mukhi <= 14; mukhi++) {
    expect(drawBead(mukhi, 200, 7).match(/stroke="#210c04"/g)).toHaveLength(mukhi);
  }
});

it("the nine triangles of the shri yantra meet exactly", () => {
  expect(shriTriangles).toHaveLength(9);
  expect(worstMiss).toBeLessThan(1e-9);
});

it("a mala of 108 has 108 beads and the guru bead", () => {
  const mala = goods.get("product-tulsi-mala-108")?.() ?? "";
  expect(mala.match(/url\(#round\)/g)).toHaveLength(109);
});

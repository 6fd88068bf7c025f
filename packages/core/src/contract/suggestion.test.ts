import { expect, test } from "vitest";
import { readSuggestedRef } from "./index.ts";

const id = "0123456789ABCDEFGHIJKL";

test.each([
  [`pj_${id}`, { type: "pooja", id: `pj_${id}` }],
  [`https://shop.example/chadhaava/ch_${id}?lang=hi`, { type: "chadhaava", id: `ch_${id}` }],
  [` /abhimantrit-products/pd_${id} `, { type: "abhimantrit", id: `pd_${id}` }],
  [`/astro-guru/form?astrologer_id=ag_${id}`, undefined],
  ["Rudrabhishek", undefined],
])("%s names what is suggested", (text, ref) => {
  expect(readSuggestedRef(text)).toEqual(ref);
});

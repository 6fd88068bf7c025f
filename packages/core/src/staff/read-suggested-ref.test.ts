import { expect, test } from "vitest";
import { readSuggestedRef } from "./index.ts";

const id = "0123456789ABCDEFGHIJKL";

test.each([
  [`pj_${id}`, { type: "pooja", id: `pj_${id}` }],
  [`https://shop.example/pooja/pj_${id}/vip`, { type: "pooja", id: `pj_${id}` }],
  [`https://shop.example/chadhaava/ch_${id}?lang=hi`, { type: "chadhaava", id: `ch_${id}` }],
  [` /abhimantrit-products/pd_${id} `, { type: "abhimantrit", id: `pd_${id}` }],
  [`https://shop.example/gemstones/pd_${id}?lang=hi`, { type: "gemstone", id: `pd_${id}` }],
  [`/gemstones/pd_${id}/order`, { type: "gemstone", id: `pd_${id}` }],
  ["https://shop.example/name-correction?utm_source=x", { type: "name_correction", id: "name_correction" }],
  ["/astro-guru/form?lang=hi&service=kundali", { type: "kundali", id: "kundali" }],
  ["/astro-guru/form?service=matching", undefined],
  [`/astro-guru/form?astrologer_id=ag_${id}`, undefined],
  ["Rudrabhishek", undefined],
  ["", undefined],
])("%s names what is suggested", (text, ref) => {
  expect(readSuggestedRef(text)).toEqual(ref);
});

import { expect, test } from "vitest";
import { itemPath, listPath } from "./index.ts";

test.each([
  ["pooja", "/online-puja", "/pooja/it_1"],
  ["chadhaava", "/chadhaava", "/chadhaava/it_1"],
  ["abhimantrit", "/abhimantrit-products", "/abhimantrit-products/it_1"],
  ["gemstone", "/gemstones", "/gemstones/it_1"],
] as const)("the list of %s is %s, and the page of an item %s", (type, list, item) => {
  expect([listPath(type), itemPath(type, "it_1")]).toEqual([list, item]);
});

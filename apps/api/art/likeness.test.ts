import { expect, it } from "vitest";
import { drawArtwork } from "./catalogue.ts";
import { fingerprint, pairsAlike, rasterizeToCompare } from "./likeness.ts";

it("two pictures that show the same look alike, two different ones do not", async () => {
  const temple = drawArtwork("temple-rameshwaram");
  const brighter = temple.replace(
    "</svg>",
    '<rect width="800" height="600" fill="#fff" opacity=".1"/></svg>',
  );
  const printOf = async (svg: string) => fingerprint(await rasterizeToCompare(svg));
  const prints: [string, string][] = [
    ["temple", await printOf(temple)],
    ["brighter", await printOf(brighter)],
    ["offering", await printOf(drawArtwork("offering-tulsi-mala"))],
  ];
  expect(pairsAlike(prints).map(({ name, other }) => [name, other])).toEqual([["brighter", "temple"]]);
});

it("eleven of 64 bits do not make a difference, twelve do", () => {
  const differing = (bits: number) => "1".repeat(bits).padEnd(64, "0");
  expect(
    pairsAlike([
      ["none", differing(0)],
      ["eleven", differing(11)],
    ]),
  ).toEqual([{ name: "eleven", other: "none", bits: 11 }]);
  expect(
    pairsAlike([
      ["none", differing(0)],
      ["twelve", differing(12)],
    ]),
  ).toEqual([]);
});

import { expect, it } from "vitest";
import { artworkNames, drawArtwork, kindOf } from "./catalogue.ts";
import { pairsAlike } from "./fingerprint.fixtures.ts";

it("no two pictures of the catalogue look alike; give one of a pair that does another staging", async () => {
  const pictures = artworkNames.filter((name) => kindOf(name) !== "mandala");
  expect(await pairsAlike(pictures.map((name) => [name, drawArtwork(name)]))).toEqual([]);
}, 180_000);

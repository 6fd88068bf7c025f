import { expect, it } from "vitest";
import { pairsAlike } from "../fingerprint.fixtures.ts";
import { composeScene } from "./compose.ts";
import { scenes } from "./scene-catalogue.ts";

const drawAll = () => [...scenes].map(([name, scene]) => [name, composeScene(scene)] as const);

it("no two pictures of the catalogue look alike; give one of a pair that does another staging", async () => {
  expect(await pairsAlike(drawAll())).toEqual([]);
}, 120_000);

it("equal facts give equal bytes", () => {
  expect(drawAll()).toEqual(drawAll());
});

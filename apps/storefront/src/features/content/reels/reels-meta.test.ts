import type { Reel } from "@aradhana/core/contract";
import { expect, test } from "vitest";
import recorded from "../../../../stories/answers/reels.hi.json" with { type: "json" };
import { reelsMeta } from "./reels-meta.ts";
import { reelsText } from "./text.ts";

const reels = recorded.results.reels as Reel[];
const [first] = reels;
const metaOf = (requested: string | undefined) =>
  reelsMeta({
    data: { reels, readAt: recorded.meta.server_time, requested, cursor: null, start: 0 },
    ...{ language: "hi", path: "/reels" },
  });

test("a link to a reel is shared with the picture of the reel", async () => {
  await reelsText.load("hi");
  expect(metaOf(first?.id).picture).toBe(first?.poster.name);
  expect(metaOf(undefined).picture).toBeUndefined();
});

test("to search engines a film has its own page", async () => {
  await reelsText.load("hi");
  expect(metaOf(undefined).jsonLd?.[0]).toMatchObject({ url: `/reels?reel=${first?.id}` });
});

import { expect, test } from "vitest";
import { readReelAddress } from "./load-reels.ts";

test.each([
  ["/reels", undefined, 0],
  ["/reels?reel=aarti&t=8", "aarti", 8],
  ["/reels?reel=aarti&start=1m5s", "aarti", 65],
  ["/reels?reel=../x&t=abc", undefined, 0],
  ["/reels?reel=&t=-5", undefined, 0],
  ["/reels?t=1e9", undefined, 0],
])("the address %s names reel %s from second %i", (path, requested, start) => {
  expect(readReelAddress(`https://shop.test${path}`)).toEqual({ requested, start });
});

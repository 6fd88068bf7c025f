import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");

test("the pictures in baselines/ were drawn by the Chromium of the lockfile", () => {
  const [, pinned] = /"@sparticuz\/chromium": (\d+)\./.exec(read("../../pnpm-workspace.yaml")) ?? [];
  const { chromium } = JSON.parse(read("baselines/chromium.json"));
  expect(pinned).toBeDefined();
  // Where they differ: `pnpm --filter @aradhana/ui baselines`, and look at what has changed.
  expect(chromium.split(".")[0]).toBe(pinned);
});

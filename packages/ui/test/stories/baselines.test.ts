import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");

/** The name in Storybook: `button`, or `toast-toaster` when a file is not named after its folder. */
function idOf(stories: string) {
  const folder = basename(dirname(stories));
  const name = basename(stories, ".stories.tsx");
  return folder === name ? folder : `${folder}-${name}`;
}

test("the baselines were made by the Chromium of the lockfile", () => {
  const [, pinned] = /"@sparticuz\/chromium": (\d+)\./.exec(read("../../pnpm-workspace.yaml")) ?? [];
  const { chromium } = JSON.parse(read("baselines/chromium.json"));
  expect(pinned).toBeDefined();
  // If they differ: run `pnpm --filter @aradhana/ui baselines`, and look at the changes.
  expect(chromium.split(".")[0]).toBe(pinned);
});

test("every component has baselines in light and dark, and there are no others", () => {
  const shown = globSync("src/*/*.stories.tsx").filter((file) =>
    /export const Playground\b/.test(read(file)),
  );
  for (const scheme of ["light", "dark"]) {
    const pictured = globSync(`baselines/*/brand-${scheme}.png`).map((file) => basename(dirname(file)));
    expect(pictured.sort()).toEqual(shown.map(idOf).sort());
  }
});

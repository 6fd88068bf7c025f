import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brand } from "../.storybook/brand.ts";

test("Storybook's own frame has the colours of the theme", () => {
  const tokens = readFileSync(join(import.meta.dirname, "../src/theme/tokens.css"), "utf8");
  for (const [name, colour] of Object.entries(brand)) {
    expect(new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]).toBe(colour);
  }
});

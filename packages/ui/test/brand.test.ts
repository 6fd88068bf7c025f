import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resolveTokens } from "../foundations/resolve-tokens.ts";

test("§9 brand primary colour #800000, secondary #556B2F, border radius 4", () => {
  const css = readFileSync("src/theme/tokens.css", "utf8");
  const tokens = resolveTokens(css, "light");
  expect([tokens.get("color-accent"), tokens.get("color-quiet")]).toEqual(["#800000", "#556b2f"]);
  expect(css).toMatch(/--radius: 4px;/);
});

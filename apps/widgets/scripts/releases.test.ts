import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import releases from "../releases/releases.json" with { type: "json" };

const folder = join(import.meta.dirname, "../releases");

test("every release is as it was on the day that partners wrote its hash into their pages", () => {
  const found = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(found.toSorted()).toEqual(
    Object.keys(releases)
      .map((version) => `${version}.js`)
      .toSorted(),
  );
  for (const [version, hash] of Object.entries(releases)) {
    const file = readFileSync(join(folder, `${version}.js`));
    expect(`sha384-${createHash("sha384").update(file).digest("base64")}`).toBe(hash);
  }
});

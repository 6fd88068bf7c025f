import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

const entryPoints = globSync("src/*/index.ts").sort();
const inFolder = (entryPoint: string, files: string) => globSync(`${dirname(entryPoint)}/${files}`);
const textOf = (files: readonly string[]) => files.map((file) => readFileSync(file, "utf8")).join("\n");

/** Components that render no element of their own, so there is nothing to pass props to. */
const WITHOUT_ELEMENT = [
  "ReturnedErrors",
  "ArtworkBase",
  "Awaiting",
  "LinkPreviewContext",
  "CardFooter",
  "LinkProvider",
  "Opening",
  "ProgressProvider",
];

test("there are entry points", () => {
  expect(entryPoints.length).toBeGreaterThan(20);
});

test("every folder has an entry point", () => {
  const folders = globSync("src/*/").filter((folder) => folder !== "src/theme");
  expect(folders.filter((folder) => !existsSync(`${folder}/index.ts`))).toEqual([]);
});

test.each(entryPoints)("%s can be imported and has named exports", async (entryPoint) => {
  expect(readFileSync(entryPoint, "utf8")).not.toContain("export *");
  expect(Object.keys(await import(/* @vite-ignore */ `../${entryPoint}`))).not.toEqual([]);
});

test.each(entryPoints)("%s has stories and tests", (entryPoint) => {
  expect(inFolder(entryPoint, "*.stories.tsx")).not.toEqual([]);
  expect(inFolder(entryPoint, "*.test.{ts,tsx}")).not.toEqual([]);
});

// Icons are one component in many shapes: their folder's test covers each.
test.each(entryPoints.filter((entryPoint) => entryPoint !== "src/icon/index.ts"))(
  "%s exports components that pass the shared test suite",
  async (entryPoint) => {
    const given = Object.keys(await import(/* @vite-ignore */ `../${entryPoint}`));
    const components = given.filter((name) => /^[A-Z][a-z]/.test(name) && !WITHOUT_ELEMENT.includes(name));
    const tests = textOf(inFolder(entryPoint, "*.test.tsx"));
    const isTested = (name: string) => new RegExp(`describeComponent\\(\\s*"${name}"`).test(tests);
    expect(components.filter((name) => !isTested(name))).toEqual([]);
  },
);

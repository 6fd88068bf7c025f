import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

const doors = globSync("src/*/index.ts").sort();
const inFolder = (door: string, files: string) => globSync(`${dirname(door)}/${files}`);
const textOf = (files: readonly string[]) => files.map((file) => readFileSync(file, "utf8")).join("\n");

/** Components that render no element of their own, so there is nothing to pass props to. */
const WITHOUT_ELEMENT = ["ArtworkBase", "CardFooter", "LinkProvider", "Opening", "ProgressProvider"];

test("there are entry points", () => {
  expect(doors.length).toBeGreaterThan(20);
});

test("every folder has an entry point", () => {
  const folders = globSync("src/*/").filter((folder) => folder !== "src/theme");
  expect(folders.filter((folder) => !existsSync(`${folder}/index.ts`))).toEqual([]);
});

test.each(doors)("%s can be imported and has named exports", async (door) => {
  expect(readFileSync(door, "utf8")).not.toContain("export *");
  expect(Object.keys(await import(/* @vite-ignore */ `../${door}`))).not.toEqual([]);
});

test.each(doors)("%s has stories and tests", (door) => {
  expect(inFolder(door, "*.stories.tsx")).not.toEqual([]);
  expect(inFolder(door, "*.test.{ts,tsx}")).not.toEqual([]);
});

// Icons are one component in many shapes: their folder's test covers each.
test.each(doors.filter((door) => door !== "src/icon/index.ts"))(
  "%s exports components that pass the shared test suite",
  async (door) => {
    const given = Object.keys(await import(/* @vite-ignore */ `../${door}`));
    const components = given.filter((name) => /^[A-Z][a-z]/.test(name) && !WITHOUT_ELEMENT.includes(name));
    const tests = textOf(inFolder(door, "*.test.tsx"));
    const isTested = (name: string) => new RegExp(`describeComponent\\(\\s*"${name}"`).test(tests);
    expect(components.filter((name) => !isTested(name))).toEqual([]);
  },
);

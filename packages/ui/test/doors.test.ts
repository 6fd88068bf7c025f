import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

const doors = globSync("src/*/index.ts").sort();
const inFolder = (door: string, files: string) => globSync(`${dirname(door)}/${files}`);

test("there are doors", () => {
  expect(doors.length).toBeGreaterThan(20);
});

test("every folder has a door", () => {
  const folders = globSync("src/*/").filter((folder) => folder !== "src/theme");
  expect(folders.filter((folder) => !existsSync(`${folder}/index.ts`))).toEqual([]);
});

test.each(doors)("%s opens, and names what it gives", async (door) => {
  expect(readFileSync(door, "utf8")).not.toContain("export *");
  expect(Object.keys(await import(/* @vite-ignore */ `../${door}`))).not.toEqual([]);
});

test.each(doors)("%s leads to something shown and tested", (door) => {
  expect(inFolder(door, "*.stories.tsx")).not.toEqual([]);
  expect(inFolder(door, "*.test.{ts,tsx}")).not.toEqual([]);
});

import { expect, test } from "vitest";
import { sharedFeatures } from "./shared-features.ts";

test("what all packages hold is named once, in the order of the first", () => {
  const packages = [
    { features: ["one name", "recording", "certificate"] },
    { features: ["certificate", "recording"] },
  ];
  expect([...sharedFeatures(packages)]).toEqual(["recording", "certificate"]);
});

test("a single package names all it holds itself", () => {
  expect(sharedFeatures([{ features: ["recording"] }]).size).toBe(0);
});

import { expect, test } from "vitest";
import { sharedFeatures } from "./shared-features.ts";

test("features of all packages are listed once, in the order of the first", () => {
  const packages = [
    { features: ["one name", "recording", "certificate"] },
    { features: ["certificate", "recording"] },
  ];
  expect([...sharedFeatures(packages)]).toEqual(["recording", "certificate"]);
});

test("a single package lists all its features itself", () => {
  expect(sharedFeatures([{ features: ["recording"] }]).size).toBe(0);
});

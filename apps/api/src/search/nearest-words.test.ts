import { expect, test } from "vitest";
import { foldWords } from "./fold-words.ts";
import { nearestWords } from "./nearest-words.ts";

const vocabulary = foldWords("Rudrabhishek Ganesha Kashi Vishwanath Sundarkand Hanuman Somnath");

test.each([
  ["rudrabishkek", "rudrabhishek"],
  ["ganehs", "ganesh"],
  ["hanumna", "hanuman"],
  ["सोनाथ", "सोमनाथ"],
])("%s is close to %s", (typed, meant) => {
  expect(nearestWords(foldWords(typed), vocabulary)).toEqual(foldWords(meant));
});

test("the closest of several words is taken, and equal words count once", () => {
  expect(nearestWords(["hanumn", "hanman"], ["hnumn", "hnumnt"])).toEqual(["hnumn"]);
});

test("a word that differs in more than a third of its letters is not close", () => {
  expect(nearestWords(foldWords("qwertz xy a"), vocabulary)).toEqual([]);
});

import { expect, test } from "vitest";
import { foldWords } from "./fold-words.ts";
import { nearestWords } from "./nearest-words.ts";

const vocabulary = foldWords("Rudrabhishek Ganesha Kashi Vishwanath Sundarkand Hanuman Somnath Shiv Om");

test.each([
  ["rudrabishkek", "rudrabhishek"],
  ["ganehs", "ganesh"],
  ["hanumna", "hanuman"],
  ["सोनाथ", "सोमनाथ"],
  ["shib", "shiv"],
])("%s is close to %s", (typed, meant) => {
  expect(foldWords(typed).flatMap((word) => nearestWords(word, vocabulary, 1))).toEqual(foldWords(meant));
});

test.each(["om", "shiv"])("%s stands for itself, since it is a word that things are found by", (word) => {
  expect(foldWords(word).flatMap((one) => nearestWords(one, vocabulary, 1))).toEqual(foldWords(word));
});

test("the closest words come first, in a fixed sequence, and not too many", () => {
  const close = ["hnumt", "hnumnt", "hnmn", "hnumn", "krisn"];
  expect(nearestWords("hnumn", close, 3)).toEqual(["hnumn", "hnmn", "hnumnt"]);
  expect(nearestWords("hnumn", close.toReversed(), 9)).toEqual(["hnumn", "hnmn", "hnumnt", "hnumt"]);
});

test.each(["qwertz", "zy", "a", "zzzzqqx", "script"])("%s is close to none of the words", (word) => {
  const close = foldWords(word).flatMap((one) => nearestWords(one, [...vocabulary, "jks", "srilt"], 5));
  expect(close).toEqual([]);
});

test("of eight letters two may be mistyped, of fewer one", () => {
  expect(nearestWords("abcdefgh", ["abcdefxy", "abcdefx"], 5)).toEqual(["abcdefx", "abcdefxy"]);
  expect(nearestWords("abcdefg", ["abcdexy", "abcdefx"], 5)).toEqual(["abcdefx"]);
});

import { expect, test } from "vitest";
import { foldWords } from "./fold-words.ts";
import { nearestWords } from "./nearest-words.ts";
import { typingDistance } from "./typing-distance.ts";

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
  const close = ["hnumy", "hnumnt", "hnmn", "hnumn", "krisn"];
  expect(nearestWords("hnumn", close, 3)).toEqual(["hnumn", "hnmn", "hnumnt"]);
  expect(nearestWords("hnumn", close.toReversed(), 9)).toEqual(["hnumn", "hnmn", "hnumnt"]);
});

test.each(["qwertz", "zy", "a", "zzzzqqx", "script"])("%s is close to none of the words", (word) => {
  const close = foldWords(word).flatMap((one) => nearestWords(one, [...vocabulary, "jks", "srilt"], 5));
  expect(close).toEqual([]);
});

test("of eight letters there may be two slips, of fewer one", () => {
  expect(nearestWords("abcdefgh", ["abcdgh", "abcdefg"], 5)).toEqual(["abcdefg", "abcdgh"]);
  expect(nearestWords("abcdefg", ["abcde", "abcdef"], 5)).toEqual(["abcdef"]);
});

test.each([
  ["a missing letter", "hnumn", "hnmn", 1],
  ["a further one", "hnumn", "hnummn", 1],
  ["two that are swapped", "hnumn", "hunmn", 1],
  ["the key beside", "hnumn", "hnumb", 1],
  ["the key below", "gres", "gred", 1],
  ["a sound alike", "siv", "sib", 1],
  ["another letter", "hrids", "hridk", 2],
])("%s is so many slips", (_, typed, word, slips) => {
  expect(typingDistance(typed, word)).toBe(slips);
  expect(typingDistance(word, typed)).toBe(slips);
});

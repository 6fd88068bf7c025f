import { expect, test } from "vitest";
import { latinSpellings } from "./index.ts";

test.each([
  ["राम", "Ram"],
  ["सीता", "Sita"],
  ["रमेश", "Ramesh"],
  ["लक्ष्मी", "Lakshmi"],
  ["अंबिका", "Ambika"],
  ["संजय", "Sanjay"],
  ["राज कुमार", "Raj Kumar"],
  ["ज़ैनब", "Zainab"],
])("%s is usually spelled %s", (name, usual) => {
  expect(latinSpellings(name)[0]).toBe(usual);
});

test("each other spelling changes one sound, and there are six at most", () => {
  expect(latinSpellings("दीपा")).toEqual(["Dipa", "Deepa", "Dipaa"]);
  expect(latinSpellings("कमला")).toEqual(["Kamala", "Kamla", "Kamalaa"]);
  expect(latinSpellings("विष्णु")).toEqual(["Vishnu", "Wishnu"]);
  expect(latinSpellings("आशा देवी पूजा राठौर मीरा").length).toBe(6);
});

test.each(["Ram", "", "राम7", "👍", "ராமன்"])("%j is no name in Devanagari", (name) => {
  expect(latinSpellings(name)).toEqual([]);
});

import { expect, test } from "vitest";
import { matchesQuery } from "./matches-query.ts";

test.each([
  ["India भारत +91", "ind"],
  ["India भारत +91", "+91"],
  ["India भारत +91", "भार"],
  ["India भारत +91", ""],
  ["United Arab Emirates +971", "un ar"],
  ["United Arab Emirates +971", "emirates united"],
  ["Türkiye +90", "turk"],
  ["Côte d’Ivoire +225", "ivoire"],
  ["Åland Islands +358", "ALAND"],
])("%j is found by %j", (text, query) => {
  expect(matchesQuery(text, query)).toBe(true);
});

test.each([
  ["India +91", "dia"],
  ["India +91", "ind 44"],
  ["किरिबाती", "कर"],
])("%j is not found by %j", (text, query) => {
  expect(matchesQuery(text, query)).toBe(false);
});

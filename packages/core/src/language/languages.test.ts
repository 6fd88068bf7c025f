import { expect, test } from "vitest";
import { parseLanguage } from "./index.ts";

test.each([
  ["hi", "hi"],
  ["hi-IN", "hi"],
  [" EN-us", "en"],
  ["de-DE", undefined],
  ["constructor", undefined],
  ["", undefined],
  [null, undefined],
])("%j means %s", (tag, language) => {
  expect(parseLanguage(tag)).toBe(language);
});

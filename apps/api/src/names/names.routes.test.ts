import { nameLexicon, spellingKey } from "@aradhana/core/names";
import { describe, expect, test } from "vitest";
import { measureGuesses } from "../../seed/names/measure-guesses.ts";
import { createTestApp } from "../../test/test-app.ts";
import { largestLexicon, readMoreNames } from "./spell-word.ts";

const { request } = await createTestApp({ trustedHops: 1 });
const ask = (words: readonly string[], address = "203.0.113.7") =>
  request("/noauth-api/v1/sankalp/getSpellings", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ words }),
  });

test("names that browsers do not have are known here, and others are guessed, in the order of the words", async () => {
  const [[known = ""] = []] = readMoreNames();
  const response = await ask([known, "vardhamaneshwarappa"]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const { results } = await response.json();
  expect(results.spellings[0]).toEqual(readMoreNames().get(known));
  expect(new Set(results.spellings[1]).size).toBe(3);
});

test("a network may ask 60 times a minute", async () => {
  const statuses = [];
  for (let time = 0; time < 61; time += 1) statuses.push((await ask(["asha"], "203.0.113.8")).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
});

describe("the names", () => {
  const names = readMoreNames();

  test("are sorted, none is in the browser's lexicon, and their spellings are different words in Devanagari", () => {
    expect([...names.keys()]).toEqual([...names.keys()].sort());
    expect([...names.keys()].filter((name) => nameLexicon().has(name))).toEqual([]);
    for (const [name, spellings] of names) {
      expect(name).toMatch(/^[a-z]{3,19}$/);
      expect(new Set(spellings.map(spellingKey)).size, name).toBe(spellings.length);
      for (const spelling of spellings) expect(spelling).toMatch(/^\p{Script=Devanagari}+$/u);
    }
  });

  // A sample: docs/decisions/0027 has the figures of all.
  test("guesses for other names are right as often as we say", () => {
    const share = measureGuesses({ lexicon: largestLexicon(), grouping: "name", oneIn: 60 });
    expect(share.count).toBeGreaterThan(70);
    expect(share.first).toBeGreaterThanOrEqual(0.66);
    expect(share.amongThree).toBeGreaterThanOrEqual(0.83);
  });
});

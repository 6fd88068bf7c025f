import { nameLexicon, spellingKey } from "@aradhana/core/names";
import { describe, expect, test } from "vitest";
import { measureGuesses } from "../../data/names/measure-guesses.ts";
import { createStemGuesser } from "./create-stem-guesser.ts";
import { largestLexicon, readKeyWeights, readMoreNames, readStems } from "./spell-words.ts";

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
    const share = measureGuesses({
      lexicon: largestLexicon(),
      stems: readStems(),
      keyWeights: readKeyWeights(),
      grouping: "name",
      oneIn: 30,
    });
    expect(share.count).toBeGreaterThan(140);
    expect(share.first).toBeGreaterThanOrEqual(0.8);
    expect(share.amongThree).toBeGreaterThanOrEqual(0.9);
  });
});

test("letters tell apart what sounds the same: a doubled consonant is not dropped", () => {
  const names = new Map([["ramesh", ["रमेश"]]]);
  const stems = [["किनारी", "किन्नरी"]];
  expect(createStemGuesser(names, stems, readKeyWeights())("kinnari")[0]).toBe("किन्नरी");
});

test("of two words that sound the same, the one of the earlier, commoner list is first", () => {
  const names = new Map([["ramesh", ["रमेश"]]]);
  const guessFrom = (common: string, rare: string) =>
    createStemGuesser(
      names,
      [[], [common], ...Array.from({ length: 12 }, () => []), [rare]],
      readKeyWeights(),
    );
  expect(guessFrom("सुमन", "सूमन")("suman")[0]).toBe("सुमन");
  expect(guessFrom("सूमन", "सुमन")("suman")[0]).toBe("सूमन");
});

test("the list of weights has letters among neighbours and places among candidates only, none of them twice", () => {
  const weights = [...readKeyWeights()];
  const letters = weights.filter(([key]) => !key.includes("="));
  const places = weights.filter(([key]) => key.includes("="));
  expect(letters.length).toBeGreaterThan(5_000);
  expect(places.length).toBeGreaterThan(50);
  for (const [key] of letters) {
    expect(key).toMatch(/^[a-z^0-9]{0,2}\[[a-z]+>\p{Script=Devanagari}*\][a-z$0-9]{0,2}$/u);
  }
  for (const [key] of places) {
    expect(key).toMatch(
      /^(list=\d+(,others=(none|earlier|same|later))?|(pairs|letters)=[0-8],(stem|known|composed|other))$/,
    );
  }
  for (const [, weight] of weights) {
    expect(weight).not.toBe(0);
    expect(weight).not.toBeNaN();
  }
});

test("stems are Devanagari words or endings, each listed once", () => {
  const words = readStems().flat();
  expect(words.length).toBeGreaterThan(20_000);
  for (const word of words) expect(word).toMatch(/^[\p{Script=Devanagari}]{2,}$/u);
});

describe("names that no list has", () => {
  const guess = createStemGuesser(new Map([["ramesh", ["रमेश"]]]), [
    ["प्रेम", "प्रकाश", "भट", "नगर", "नागर", "भद्र", "ेश्वर", "रमा", "सुंदर", "इंदर", "रेड्डी", "ज्ञान", "दीप"],
  ]);

  test.each([
    ["premprakash", "प्रेमप्रकाश"],
    ["bhadreshwar", "भद्रेश्वर"],
    ["rameshwar", "रमेश्वर"],
    ["gyandeep", "ज्ञानदीप"],
    ["dnyandip", "ज्ञानदीप"],
    ["sundarareddi", "सुंदररेड्डी"],
    ["inder", "इंदर"],
  ])("%s is composed of stems: %s", (word, spelling) => {
    expect(guess(word)[0]).toBe(spelling);
  });
});

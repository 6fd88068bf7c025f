import { describe, expect, test } from "vitest";
import { customaryGotra, gotras, nakshatras, rashis, type Spoken, spoken } from "./index.ts";

const tables = [
  ["gotras", gotras],
  ["nakshatras", nakshatras],
  ["rashis", rashis],
] as const;
const words: readonly Spoken[] = [...gotras, ...nakshatras, ...rashis];

describe.each(tables)("the %s", (_, table) => {
  test("have both scripts, each without letters of the other", () => {
    const wrong = table.filter(
      ([latin, devanagari]) =>
        !/^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(latin) ||
        !/^\p{Script=Devanagari}{2,}(?: \p{Script=Devanagari}+)?$/u.test(devanagari),
    );
    expect(wrong).toEqual([]);
  });

  test("have no duplicates", () => {
    expect(new Set(table.map(([latin]) => latin)).size).toBe(table.length);
  });
});

test("there are 27 nakshatras, 12 rashis and more than forty gotras", () => {
  expect([nakshatras.length, rashis.length]).toEqual([27, 12]);
  expect(gotras.length).toBeGreaterThan(40);
});

test("nakshatras run from Ashwini to Revati, rashis from Mesha to Meena", () => {
  expect([nakshatras.at(0), nakshatras.at(-1)]).toEqual([
    ["Ashwini", "अश्विनी"],
    ["Revati", "रेवती"],
  ]);
  expect([rashis.at(0), rashis.at(-1)]).toEqual([
    ["Mesha", "मेष"],
    ["Meena", "मीन"],
  ]);
});

test("the gotra for people who do not know theirs is Kashyap, the first option in forms", () => {
  expect(customaryGotra).toEqual(["Kashyap", "काश्यप"]);
  expect(gotras[0]).toBe(customaryGotra);
});

test("every name is found in Latin letters, in any case and between spaces", () => {
  for (const pair of words) {
    const [latin] = pair;
    expect([latin, latin.toUpperCase(), ` ${latin.toLowerCase()} `].map(spoken)).toEqual([pair, pair, pair]);
  }
});

test("every name is found in Devanagari, in any Unicode normalisation", () => {
  for (const [, devanagari] of words) {
    expect(spoken(devanagari.normalize("NFD"))?.[1]).toBe(devanagari);
  }
});

test("other words are not found", () => {
  expect(["Smith", "", "gotra"].map(spoken)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ["Bharadwaja", "भारद्वाज"],
  ["Bhāradvāja", "भारद्वाज"],
  ["Kaashyap", "काश्यप"],
  ["Kashyap gotra", "काश्यप"],
  ["Shrivatsa", "श्रीवत्स"],
  ["Viswamitra", "विश्वामित्र"],
  ["शांडिल्य", "शाण्डिल्य"],
  ["कुंभ", "कुम्भ"],
  ["Kumbh", "कुम्भ"],
  ["Magh", "मघा"],
  ["Svati", "स्वाति"],
  ["Kashyapa gotraa", undefined],
  ["Goutama  GOTRA", undefined],
  ["Gautama  GOTRA", "गौतम"],
  ["भारद्वाज गोत्र", "भारद्वाज"],
  ["Gautamagotra", undefined],
  ["gotra Gautama", undefined],
  ["Visvamitra", "विश्वामित्र"],
])("%s is found as %s by its sound", (typed, devanagari) => {
  expect(spoken(typed)?.[1]).toBe(devanagari);
});

test.each([...gotras, ...nakshatras, ...rashis])(
  "%s is %s, even though other names sound similar",
  (latin, devanagari) => {
    expect(spoken(latin)).toEqual([latin, devanagari]);
    expect(spoken(devanagari)?.[1]).toBe(devanagari);
  },
);

test("of two names with the same sound, the first one is found", () => {
  const [first] = gotras.filter(([latin]) => latin.startsWith("Bharadv") || latin.startsWith("Bharadw"));
  expect(spoken("Bhāradvāj")).toBe(first);
});

import type { Devotee } from "@aradhana/core/contract";
import { describe, expect, test } from "vitest";
import { type ReadOutInput, readOut } from "./read-out.rules.ts";
import { romanise } from "./romanise.ts";

const ramesh: Devotee = {
  name: "Ramesh Kumar",
  name_devanagari: "रमेश कुमार",
  pronounced: "",
  gotra: "bharadwaj",
  gotra_unknown: false,
  relation: "self",
  nakshatra: "",
  rashi: "",
  dob: null,
};
const sita: Devotee = {
  ...ramesh,
  name: "सीता देवी",
  name_devanagari: "सीता देवी",
  gotra: "",
  gotra_unknown: true,
  relation: "spouse",
};
const input: ReadOutInput = {
  devotees: [ramesh, sita],
  purpose: "self",
  wish: "",
  wishPublic: false,
  ritual: { latin: "Rudrabhishek", devanagari: "रुद्राभिषेक" },
  temple: { latin: "Kashi Vishwanath", devanagari: "काशी विश्वनाथ" },
};

describe("the sankalp in both scripts", () => {
  test("has each name with its gotra, and Kashyap if the gotra is unknown", () => {
    expect(readOut(input)).toEqual({
      devanagari:
        "भारद्वाज गोत्रोत्पन्न रमेश कुमार और काश्यप गोत्रोत्पन्न सीता देवी के निमित्त काशी विश्वनाथ में रुद्राभिषेक का संकल्प।",
      latin:
        "Bharadwaj gotrotpanna Ramesh Kumar aur Kashyap gotrotpanna Sita Devi ke nimitt Kashi Vishwanath mein Rudrabhishek ka sankalp.",
    });
  });

  test("has the phrases for a sankalp in memory of someone", () => {
    const { devanagari, latin } = readOut({ ...input, devotees: [sita], purpose: "memory" });
    expect(devanagari).toContain("काश्यप गोत्रोत्पन्न स्वर्गीय सीता देवी की स्मृति में");
    expect(latin).toContain("Kashyap gotrotpanna svargiya Sita Devi ki smriti mein");
  });

  test("has rashi and nakshatra in its own script, regardless of the script entered", () => {
    const { devanagari, latin } = readOut({
      ...input,
      devotees: [{ ...ramesh, rashi: "मेष", nakshatra: "Ashwini" }],
    });
    expect(devanagari).toContain("मेष राशि अश्विनी नक्षत्र रमेश कुमार");
    expect(latin).toContain("Mesha rashi Ashwini nakshatra Ramesh Kumar");
  });
});

test("a name is romanised as entered by the buyer", () => {
  expect(readOut({ ...input, devotees: [{ ...sita, pronounced: "Seeta Devi" }] }).latin).toContain(
    "Seeta Devi",
  );
});

test("a gotra in an alternative spelling is written in Devanagari", () => {
  const { devanagari, latin } = readOut({ ...input, devotees: [{ ...ramesh, gotra: "Bharadwaja" }] });
  expect(devanagari).toContain("भारद्वाज गोत्रोत्पन्न");
  expect(latin).toContain("Bharadvaja gotrotpanna");
});

test("an unlisted gotra is used as entered", () => {
  const { devanagari, latin } = readOut({ ...input, devotees: [{ ...ramesh, gotra: "कमलायन" }] });
  expect(devanagari).toContain("कमलायन गोत्रोत्पन्न");
  expect(latin).toContain("Kamalayan gotrotpanna");
});

test("a private wish is not read out, a public one is", () => {
  const wish = "सबका स्वास्थ्य अच्छा रहे";
  expect(readOut({ ...input, wish }).devanagari).not.toContain(wish);
  expect(readOut({ ...input, wish, wishPublic: true }).devanagari).toContain(`मनोकामना: ${wish}`);
});

test.each([
  ["राम", "Ram"],
  ["इन्द्र", "Indra"],
  ["लक्ष्मी देवी", "Lakshmi Devi"],
  ["कृष्ण", "Krishna"],
  ["अंजलि", "Anjali"],
  ["ज़ोया", "Joya"],
])("%s is romanised as %s", (devanagari, latin) => {
  expect(romanise(devanagari)).toBe(latin);
});

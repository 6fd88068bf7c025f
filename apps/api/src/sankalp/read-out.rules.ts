import type { Devotee, Sankalp } from "@aradhana/core/contract";
import { customaryGotra, spoken } from "@aradhana/core/sankalp";
import { romanise } from "./romanise.ts";
import type { SpokenNames } from "./spoken-names.ts";

export interface ReadOutInput extends SpokenNames {
  devotees: readonly Devotee[];
  purpose: Sankalp["purpose"];
  wish: string;
  wishPublic: boolean;
}

type Script = "latin" | "devanagari";

const phrases = {
  latin: {
    gotra: "gotrotpanna",
    rashi: "rashi",
    nakshatra: "nakshatra",
    late: "svargiya",
    and: "aur",
    on: { self: "ke nimitt", other: "ke nimitt", memory: "ki smriti mein" },
    at: "mein",
    sankalp: "ka sankalp.",
    wish: "Manokamana:",
  },
  devanagari: {
    gotra: "गोत्रोत्पन्न",
    rashi: "राशि",
    nakshatra: "नक्षत्र",
    late: "स्वर्गीय",
    and: "और",
    on: { self: "के निमित्त", other: "के निमित्त", memory: "की स्मृति में" },
    at: "में",
    sankalp: "का संकल्प।",
    wish: "मनोकामना:",
  },
} as const;

/** The text of the sankalp as the priest reads it out, in both scripts. */
export function readOut(input: ReadOutInput): Sankalp["read_out"] {
  return { devanagari: inScript(input, "devanagari"), latin: inScript(input, "latin") };
}

function inScript(input: ReadOutInput, script: Script): string {
  const phrase = phrases[script];
  const people = input.devotees.map((devotee) => personPhrase(devotee, input.purpose, script));
  const sentence = [
    joinList(people, phrase.and),
    phrase.on[input.purpose],
    input.temple[script],
    phrase.at,
    input.ritual[script],
    phrase.sankalp,
  ].join(" ");
  // A private wish is not read out.
  return input.wish && input.wishPublic ? `${sentence} ${phrase.wish} ${input.wish}` : sentence;
}

function personPhrase(devotee: Devotee, purpose: Sankalp["purpose"], script: Script): string {
  const phrase = phrases[script];
  const gotra = devotee.gotra_unknown || !devotee.gotra ? customaryGotra[0] : devotee.gotra;
  return [
    `${inScriptOf(gotra, script)} ${phrase.gotra}`,
    devotee.rashi && `${inScriptOf(devotee.rashi, script)} ${phrase.rashi}`,
    devotee.nakshatra && `${inScriptOf(devotee.nakshatra, script)} ${phrase.nakshatra}`,
    purpose === "memory" && phrase.late,
    script === "latin" ? latinName(devotee) : devotee.name_devanagari,
  ]
    .filter(Boolean)
    .join(" ");
}

function latinName({ name, name_devanagari, pronounced }: Devotee): string {
  const typed = [pronounced, name].find((text) => text && /\p{Script=Latin}/u.test(text));
  return typed ?? romanise(name_devanagari);
}

function inScriptOf(word: string, script: Script): string {
  const pair = spoken(word);
  if (pair) return pair[script === "latin" ? 0 : 1];
  return script === "latin" && !/\p{Script=Latin}/u.test(word) ? romanise(word) : word;
}

const joinList = (items: readonly string[], and: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

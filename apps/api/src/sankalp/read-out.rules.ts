import type { Devotee, Sankalp } from "@aradhana/core/contract";
import { customaryGotra, spoken } from "@aradhana/core/sankalp";
import { romanise } from "./romanise.ts";
import type { SpokenNames } from "./spoken-names.ts";

/** What is read out, and where. */
export interface ReadOutInput extends SpokenNames {
  devotees: readonly Devotee[];
  purpose: Sankalp["purpose"];
  wish: string;
  wishPublic: boolean;
}

type Script = "latin" | "devanagari";

const words = {
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

/** The sankalp word for word as it will be spoken, in both scripts. */
export function readOut(input: ReadOutInput): Sankalp["read_out"] {
  return { devanagari: inScript(input, "devanagari"), latin: inScript(input, "latin") };
}

function inScript(input: ReadOutInput, script: Script): string {
  const say = words[script];
  const people = input.devotees.map((devotee) => person(devotee, input.purpose, script));
  const sentence = [
    listed(people, say.and),
    say.on[input.purpose],
    input.temple[script],
    say.at,
    input.ritual[script],
    say.sankalp,
  ].join(" ");
  // A wish the giver keeps private is not spoken aloud.
  return input.wish && input.wishPublic ? `${sentence} ${say.wish} ${input.wish}` : sentence;
}

function person(devotee: Devotee, purpose: Sankalp["purpose"], script: Script): string {
  const say = words[script];
  const gotra = devotee.gotra_unknown || !devotee.gotra ? customaryGotra[0] : devotee.gotra;
  return [
    `${written(gotra, script)} ${say.gotra}`,
    devotee.rashi && `${written(devotee.rashi, script)} ${say.rashi}`,
    devotee.nakshatra && `${written(devotee.nakshatra, script)} ${say.nakshatra}`,
    purpose === "memory" && say.late,
    script === "latin" ? latinName(devotee) : devotee.name_devanagari,
  ]
    .filter(Boolean)
    .join(" ");
}

function latinName({ name, name_devanagari, pronounced }: Devotee): string {
  const typed = [pronounced, name].find((text) => text && /\p{Script=Latin}/u.test(text));
  return typed ?? romanise(name_devanagari);
}

function written(word: string, script: Script): string {
  const pair = spoken(word);
  if (pair) return pair[script === "latin" ? 0 : 1];
  return script === "latin" && !/\p{Script=Latin}/u.test(word) ? romanise(word) : word;
}

const listed = (items: readonly string[], and: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

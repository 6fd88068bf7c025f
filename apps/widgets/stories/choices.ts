import { widgetName } from "@aradhana/core/contract";
import { partnerIds } from "@aradhana/core/partner";
import hashes from "../releases/releases.json" with { type: "json" };

/** What each widget shows, in the generator's list. */
const widgetWords = {
  pujas: "Pujas, as cards",
  chadhawas: "Chadhaava, as cards",
  banners: "Banners",
  "puja-horizontal": "Pujas in one row",
  "chadhawa-horizontal": "Chadhaava in one row",
} as const satisfies Record<(typeof widgetName.options)[number], string>;

export const widgets = widgetName.options.map((name) => ({ value: name, words: widgetWords[name] }));

export const partners = [
  { value: partnerIds.astrology, words: "Tarakini: astrology, purple", site: "http://localhost:4320" },
  {
    value: partnerIds.gemstones,
    words: "Ratnakar & Daughters: gemstones, blue",
    site: "http://localhost:4321",
  },
] as const;

export const modes = [
  { value: "inline", words: "Inline: among the page's text" },
  { value: "popup", words: "Popup: opened by a link" },
  { value: "floating", words: "Floating: a button in the corner" },
] as const;

/** The hash that a page writes beside a release, by its number. */
export const releaseHashes: ReadonlyMap<string, string> = new Map(Object.entries(hashes));

export const releases = [
  { value: "", words: "The newest of version 1" },
  ...[...releaseHashes.keys()].reverse().map((value) => ({ value, words: `${value}, and no other` })),
];

export const languages = [
  { value: "", words: "The browser's" },
  { value: "en", words: "English" },
  { value: "hi", words: "हिन्दी" },
] as const;

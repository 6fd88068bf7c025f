import { widgetName } from "@aradhana/core/contract";
import { partnerIds } from "@aradhana/core/partner";
import hashes from "../releases/releases.json" with { type: "json" };

/** What each widget shows, in the generator's list. */
const widgetLabels = {
  pujas: "Pujas, as cards",
  chadhawas: "Chadhaava, as cards",
  banners: "Banners",
  "puja-horizontal": "Pujas in one row",
  "chadhawa-horizontal": "Chadhaava in one row",
} as const satisfies Record<(typeof widgetName.options)[number], string>;

export const widgets = widgetName.options.map((name) => ({ value: name, label: widgetLabels[name] }));

export const partners = [
  { value: partnerIds.astrology, label: "Tarakini: astrology, purple", site: "http://localhost:4320" },
  {
    value: partnerIds.gemstones,
    label: "Ratnakar & Daughters: gemstones, blue",
    site: "http://localhost:4321",
  },
] as const;

export const modes = [
  { value: "inline", label: "Inline: among the page's text" },
  { value: "popup", label: "Popup: opened by a link" },
  { value: "floating", label: "Floating: a button in the corner" },
] as const;

/** The hash that a page writes beside a release, by its number. */
export const releaseHashes: ReadonlyMap<string, string> = new Map(Object.entries(hashes));

export const releases = [
  { value: "", label: "The newest of version 1" },
  ...[...releaseHashes.keys()].reverse().map((value) => ({ value, label: `${value}, and no other` })),
];

export const languages = [
  { value: "", label: "The browser's" },
  { value: "en", label: "English" },
  { value: "hi", label: "हिन्दी" },
] as const;

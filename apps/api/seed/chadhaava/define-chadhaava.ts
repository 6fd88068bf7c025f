import { timeOfOccasion } from "../../art/scenes/hour-of-occasion.ts";
import type { OccasionKey } from "../../src/calendar/occasion-rules.ts";
import type { DeitySlug } from "../deities/deities.ts";
import { occasionMeanings } from "../occasions/occasion-meanings.ts";
import { drawingOf, templeDrawing } from "../pictures/drawing-of.ts";
import type { Price } from "../price.ts";
import { type Faq, faqsOf } from "../pujas/faqs.ts";
import { dryPrasad, type Prasad } from "../pujas/prasad.ts";
import type { ImageRef } from "../pujas/puja-series.ts";
import type { Step } from "../pujas/steps.ts";
import {
  type Authorisation,
  type AuthorisationLevel,
  groupPolicy,
  type PujaPolicy,
  type PujaTax,
  pujaTax,
  sampleAuthorisation,
} from "../pujas/terms.ts";
import type { PurposeSlug } from "../purposes/purposes.ts";
import type { TempleSlug } from "../temples/temples.ts";
import type { Spoken, Text } from "../text.ts";
import { type OfferingKey, type OfferingKind, offeringKinds } from "./offering-kinds.ts";

const VIDEO_HOURS = 24;

/** Several offerings at one price. */
export type Combo = {
  readonly slug: string;
  readonly name: Text;
  readonly about: Text;
  readonly price: Price;
  readonly holds: readonly { readonly slug: OfferingKey; readonly qty: number }[];
};

/** The data of one series; the rest is derived from it. */
export type ChadhaavaDraft = {
  readonly slug: string;
  readonly title: Text;
  /** The name as spoken in the sankalp, without the place, which precedes it; followed by "of". */
  readonly spoken: Spoken;
  readonly subtitle: Text;
  /** The first is the main deity. */
  readonly deities: readonly [DeitySlug, ...DeitySlug[]];
  readonly temple: TempleSlug;
  readonly purposes: readonly [PurposeSlug, ...PurposeSlug[]];
  readonly occasion: OccasionKey;
  readonly authorisedBy: AuthorisationLevel;
  readonly cutoffHours: number;
  readonly about: { readonly en: readonly string[]; readonly hi: readonly string[] };
  readonly beliefBenefits: readonly Text[];
  readonly offerings: readonly [OfferingKey, OfferingKey, OfferingKey, OfferingKey, OfferingKey];
  readonly combo: Combo;
  /** The contents of the prasad box. */
  readonly prasad: Text;
};

/** A recurring chadhaava. Each of its dates can be ordered. */
export type ChadhaavaSeries = Omit<ChadhaavaDraft, "authorisedBy" | "about" | "offerings" | "prasad"> & {
  readonly authorisation: Authorisation;
  readonly images: readonly [ImageRef, ...ImageRef[]];
  readonly about: Text;
  readonly meaning: Text;
  readonly steps: readonly Step[];
  readonly offerings: readonly (OfferingKind & { readonly slug: OfferingKey })[];
  readonly prasad: Prasad;
  readonly faqs: readonly Faq[];
  readonly nameLimit: number;
  readonly videoHours: number;
  readonly policy: PujaPolicy;
  readonly tax: PujaTax;
};

/** Creates a complete series from its specific data. */
export function defineChadhaava(draft: ChadhaavaDraft): ChadhaavaSeries {
  const { authorisedBy, about, ...own } = draft;
  const prasad = dryPrasad(draft.prasad);
  return {
    ...own,
    authorisation: sampleAuthorisation(authorisedBy),
    images: imagesOf(draft),
    about: { en: about.en.join("\n\n"), hi: about.hi.join("\n\n") },
    meaning: occasionMeanings[draft.occasion],
    steps,
    offerings: draft.offerings.map((slug) => ({ slug, ...offeringKinds[slug] })),
    prasad,
    faqs: faqsOf([whatBecomesOfIt], { prasad, videoHours: VIDEO_HOURS, isVip: false }),
    nameLimit: 6,
    videoHours: VIDEO_HOURS,
    policy: groupPolicy,
    tax: pujaTax,
  };
}

function imagesOf({ slug, temple, occasion }: ChadhaavaDraft): [ImageRef, ImageRef] {
  const { hour } = timeOfOccasion(occasion);
  return [
    {
      name: `chadhaava-${slug}`,
      alt: drawingOf(temple, hour, { en: "a tray of offerings", hi: "चढ़ावे की थाली" }),
    },
    templeDrawing(temple),
  ];
}

const steps: readonly Step[] = [
  {
    title: { en: "Your choice is bought fresh", hi: "सामग्री ताज़ी ली जाती है" },
    text: {
      en: "On the day itself, near the temple: what you chose, in the quantity you chose.",
      hi: "उसी दिन, मंदिर के पास: जो आपने चुना, उतनी ही मात्रा में।",
    },
  },
  {
    title: { en: "Names are read", hi: "नाम पढ़े जाते हैं" },
    text: {
      en: "The priest speaks each name and gotra before he lays the offering down.",
      hi: "अर्पण से पहले पुरोहित हर नाम और गोत्र का उच्चारण करते हैं।",
    },
  },
  {
    title: { en: "Offered and recorded", hi: "अर्पण और रिकॉर्डिंग" },
    text: {
      en: "We check that nothing is missing, and put the recording into your order.",
      hi: "हम जाँचते हैं कि कुछ छूटा न हो, और रिकॉर्डिंग आपके ऑर्डर में रखते हैं।",
    },
  },
];

const whatBecomesOfIt: Faq = {
  question: { en: "What becomes of what I offer?", hi: "चढ़ाई गई वस्तुओं का क्या होता है?" },
  answer: {
    en: "It is laid before the deity in the way of the temple. Food is shared afterwards, cloth is given on, flowers and leaves return to water or earth.",
    hi: "उन्हें मंदिर की रीति से भगवान के सामने अर्पित किया जाता है। भोजन बाद में बाँटा जाता है, वस्त्र आगे दिए जाते हैं, फूल-पत्ते जल या मिट्टी में लौट जाते हैं।",
  },
};

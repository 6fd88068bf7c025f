import { timeOfOccasion } from "../../art/scenes/hour-of-occasion.ts";
import { occasionMeanings } from "../occasions/occasion-meanings.ts";
import { actTexts } from "../pictures/act-texts.ts";
import { drawingOf, templeDrawing } from "../pictures/drawing-of.ts";
import type { Text } from "../text.ts";
import { type Faq, faqsOf } from "./faqs.ts";
import { packagesAt, type Tier } from "./packages.ts";
import type { ImageRef, PujaSeries, Receipt } from "./puja-series.ts";
import { ratingOf } from "./reviews.ts";
import { ritualActs } from "./ritual-kinds.ts";
import { type Step, stepsAround } from "./steps.ts";
import {
  type AuthorisationLevel,
  groupPolicy,
  individualPolicy,
  pujaTax,
  sampleAuthorisation,
} from "./terms.ts";

/** The data of one series; the rest is derived from it. */
export type SeriesDraft = Pick<
  PujaSeries,
  | "slug"
  | "title"
  | "spoken"
  | "subtitle"
  | "deities"
  | "temple"
  | "purposes"
  | "answers"
  | "priests"
  | "occasion"
  | "ritual"
  | "cutoffHours"
  | "beliefBenefits"
  | "prasad"
  | "reviews"
> & {
  readonly tier: Tier;
  readonly authorisedBy: AuthorisationLevel;
  /** @default the usual act of its ritual */
  readonly act?: PujaSeries["act"];
  /** @default false */
  readonly isVip?: boolean;
  /** @default false */
  readonly payLater?: boolean;
  /** @default null */
  readonly capacity?: PujaSeries["capacity"];
  readonly about: { readonly en: readonly string[]; readonly hi: readonly string[] };
  /** The steps between sankalp and aarti. */
  readonly steps: readonly Step[];
  /** The offerings, for the list of inclusions. */
  readonly materials: Text;
  readonly faqs: readonly Faq[];
};

/** Creates a complete series from its specific data. */
export function defineSeries(draft: SeriesDraft): PujaSeries {
  const { tier, authorisedBy, materials, about, ...own } = draft;
  const isVip = draft.isVip ?? false;
  const act = draft.act ?? ritualActs[draft.ritual];
  const kind = isVip ? "individual" : "group";
  const videoHours = isVip ? 12 : 24;
  return {
    ...own,
    act,
    kind,
    isVip,
    payLater: draft.payLater ?? false,
    capacity: draft.capacity ?? null,
    authorisation: sampleAuthorisation(authorisedBy),
    images: imagesOf(draft, act),
    about: { en: about.en.join("\n\n"), hi: about.hi.join("\n\n") },
    meaning: occasionMeanings[draft.occasion],
    steps: stepsAround(draft.steps, kind),
    inclusions: inclusionsOf(materials, isVip),
    receives: receiptsOf(draft.prasad.etaDays.in, videoHours),
    packages: packagesAt(tier, draft.prasad, isVip),
    faqs: faqsOf(draft.faqs, { prasad: draft.prasad, videoHours, isVip }),
    policy: isVip ? individualPolicy : groupPolicy,
    tax: pujaTax,
    rating: ratingOf(draft.reviews),
  };
}

function imagesOf(
  { slug, temple, occasion }: SeriesDraft,
  act: PujaSeries["act"],
): [ImageRef, ImageRef, ImageRef] {
  const { hour } = timeOfOccasion(occasion);
  return [
    { name: `puja-${slug}`, alt: drawingOf(temple, hour, actTexts[act]) },
    templeDrawing(temple),
    {
      name: `puja-${slug}-altar`,
      alt: { en: `Drawing, from near: ${actTexts[act].en}`, hi: `पास से चित्र: ${actTexts[act].hi}` },
    },
  ];
}

function inclusionsOf(materials: Text, isVip: boolean): readonly Text[] {
  return [
    { en: "Every name and gotra read aloud in the sankalp", hi: "संकल्प में हर नाम और गोत्र का उच्चारण" },
    materials,
    { en: "The priests' fee and the temple's charges", hi: "पुरोहितों की दक्षिणा और मंदिर के शुल्क" },
    ...(isVip
      ? [{ en: "A live call, and a second one if the line drops", hi: "लाइव कॉल, और लाइन कटने पर दूसरी कॉल" }]
      : []),
    {
      en: "A recording of the whole puja, and a digital certificate",
      hi: "पूरी पूजा की रिकॉर्डिंग और डिजिटल सर्टिफ़िकेट",
    },
  ];
}

function receiptsOf(prasadDays: number, videoHours: number): readonly Receipt[] {
  return [
    { type: "video", etaHours: videoHours },
    { type: "certificate", etaHours: 48 },
    { type: "prasad", etaHours: prasadDays * 24 },
  ];
}

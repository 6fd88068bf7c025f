import { deities } from "../deities/deities.ts";
import { occasionMeanings } from "../occasions/occasion-meanings.ts";
import { temples } from "../temples/temples.ts";
import type { Text } from "../text.ts";
import { type Faq, faqsOf } from "./faqs.ts";
import { packagesAt, type Tier } from "./packages.ts";
import type { ImageRef, PujaSeries, Receipt } from "./puja-series.ts";
import { ratingOf } from "./reviews.ts";
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
  const kind = isVip ? "individual" : "group";
  const videoHours = isVip ? 12 : 24;
  return {
    ...own,
    kind,
    isVip,
    payLater: draft.payLater ?? false,
    capacity: draft.capacity ?? null,
    authorisation: sampleAuthorisation(authorisedBy),
    images: imagesOf(draft),
    about: { en: about.en.join("\n\n"), hi: about.hi.join("\n\n") },
    meaning: occasionMeanings[draft.occasion],
    steps: stepsAround(draft.steps, kind),
    inclusions: inclusionsOf(materials, isVip),
    receives: receiptsOf(draft.prasad.etaDays.in, videoHours),
    packages: packagesAt(tier, draft.prasad.includedIn, isVip),
    faqs: faqsOf(draft.faqs, { prasad: draft.prasad, videoHours, isVip }),
    policy: isVip ? individualPolicy : groupPolicy,
    tax: pujaTax,
    rating: ratingOf(draft.reviews),
  };
}

function imagesOf({ ritual, deities: [deity], temple, title }: SeriesDraft): [ImageRef, ImageRef, ImageRef] {
  const deityName = deities.find(({ slug }) => slug === deity)?.name ?? title;
  const templeName = temples.find(({ slug }) => slug === temple)?.name ?? title;
  return [
    { name: `puja-${ritual}-${deity}`, alt: drawing(title) },
    { name: `temple-${temple}`, alt: drawing(templeName) },
    { name: `deity-${deity}`, alt: drawing(deityName) },
  ];
}

function drawing({ en, hi }: Text): Text {
  return { en: `Line drawing for ${en}`, hi: `${hi} का रेखाचित्र` };
}

function inclusionsOf(materials: Text, isVip: boolean): readonly Text[] {
  return [
    { en: "Every name and gotra read aloud in the sankalp", hi: "संकल्प में हर नाम और गोत्र का उच्चारण" },
    materials,
    { en: "The priests' fee and the temple's charges", hi: "पुरोहितों की दक्षिणा और मंदिर के शुल्क" },
    ...(isVip
      ? [{ en: "A live call, and a second one if the line drops", hi: "सीधी कॉल, और लाइन कटने पर दूसरी कॉल" }]
      : []),
    {
      en: "A recording of the whole rite, and a digital certificate",
      hi: "पूरे अनुष्ठान की रिकॉर्डिंग और डिजिटल प्रमाणपत्र",
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

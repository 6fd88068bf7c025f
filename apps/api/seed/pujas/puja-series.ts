import type { ActName } from "../../art/scenes/acts/acts.ts";
import type { OccasionKey } from "../../src/calendar/occasion-rules.ts";
import type { DeitySlug } from "../deities/deities.ts";
import type { PriestSlug } from "../priests/priests.ts";
import type { PurposeSlug } from "../purposes/purposes.ts";
import type { TempleSlug } from "../temples/temples.ts";
import type { Spoken, Text } from "../text.ts";
import type { Faq } from "./faqs.ts";
import type { Package } from "./packages.ts";
import type { Prasad } from "./prasad.ts";
import type { Rating, SampleReview } from "./reviews.ts";
import type { RitualKind } from "./ritual-kinds.ts";
import type { Step } from "./steps.ts";
import type { Authorisation, PujaPolicy, PujaTax } from "./terms.ts";

export type Receipt = { readonly type: "video" | "certificate" | "prasad"; readonly etaHours: number };

export type ImageRef = { readonly name: string; readonly alt: Text };

/** A recurring puja. Each of its dates can be booked. */
export type PujaSeries = {
  readonly slug: string;
  readonly title: Text;
  /** The name as spoken in the sankalp, without the place, which precedes it; followed by "of". */
  readonly spoken: Spoken;
  readonly subtitle: Text;
  /** The first is the main deity. */
  readonly deities: readonly [DeitySlug, ...DeitySlug[]];
  readonly temple: TempleSlug;
  /** The first is the main purpose. */
  readonly purposes: readonly [PurposeSlug, ...PurposeSlug[]];
  /** Everyday words for which it is found first. */
  readonly answers?: readonly string[] | undefined;
  readonly priests: readonly [PriestSlug, ...PriestSlug[]];
  readonly occasion: OccasionKey;
  readonly ritual: RitualKind;
  /** What its picture shows being done. */
  readonly act: ActName;
  readonly kind: "group" | "individual";
  readonly isVip: boolean;
  readonly payLater: boolean;
  readonly authorisation: Authorisation;
  readonly cutoffHours: number;
  /** The number of seats on each date; `null` if unlimited. */
  readonly capacity: { readonly seats: number } | null;
  /** The first is shown on the card; all are 4:3. */
  readonly images: readonly [ImageRef, ...ImageRef[]];
  /** Paragraphs separated by an empty line. */
  readonly about: Text;
  /** The meaning of this tithi or weekday. */
  readonly meaning: Text;
  readonly steps: readonly Step[];
  readonly beliefBenefits: readonly Text[];
  readonly inclusions: readonly Text[];
  readonly receives: readonly Receipt[];
  readonly prasad: Prasad;
  readonly packages: readonly Package[];
  readonly faqs: readonly Faq[];
  readonly policy: PujaPolicy;
  readonly tax: PujaTax;
  readonly reviews: readonly SampleReview[];
  readonly rating: Rating;
};

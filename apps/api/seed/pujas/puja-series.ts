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

/** A puja that comes again and again: each of its dates becomes one puja on sale. */
export type PujaSeries = {
  readonly slug: string;
  readonly title: Text;
  /** The rite as the priest names it in the sankalp: without its place, which is said before; "of" follows. */
  readonly spoken: Spoken;
  readonly subtitle: Text;
  /** The first is the one the rite is offered to. */
  readonly deities: readonly [DeitySlug, ...DeitySlug[]];
  readonly temple: TempleSlug;
  readonly purposes: readonly [PurposeSlug, ...PurposeSlug[]];
  readonly priests: readonly [PriestSlug, ...PriestSlug[]];
  readonly occasion: OccasionKey;
  readonly ritual: RitualKind;
  readonly kind: "group" | "individual";
  readonly isVip: boolean;
  readonly payLater: boolean;
  readonly authorisation: Authorisation;
  readonly cutoffHours: number;
  /** Places for one date; `null` where the rite takes any number. */
  readonly capacity: { readonly seats: number } | null;
  /** The first is the card's; all are 4:3. */
  readonly images: readonly [ImageRef, ...ImageRef[]];
  /** Paragraphs, parted by an empty line. */
  readonly about: Text;
  /** What this tithi or weekday means. */
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

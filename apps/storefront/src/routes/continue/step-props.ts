import type { Pooja } from "@aradhana/core/contract";
import type { BookingDraft } from "../../booking-draft/draft.ts";
import type { HeldPlace } from "./held-place.ts";
import type { DraftChange } from "./use-draft.ts";
import type { useQuote } from "./use-quote.ts";

/** What every step of the booking is given. */
export interface StepProps {
  pooja: Pooja;
  draft: BookingDraft;
  change(part: DraftChange): void;
  /** Opens the next step. */
  goOn(): void;
  quote: ReturnType<typeof useQuote>;
  /** Whether the chosen package sends prasad. */
  needsAddress: boolean;
  held: HeldPlace | undefined;
  /** Tells of the place that is held for this puja, or that none is. */
  hold(held: HeldPlace | undefined): void;
}

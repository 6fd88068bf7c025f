import { type Analytics, labelEvent } from "@aradhana/core/analytics";
import type { PaymentStatus } from "@aradhana/core/contract";

/**
 * The steps from a puja to its video. Each is an event `LABEL_…` of the behaviour-analytics tool (specification
 * section 9), without any personal data.
 */
export type Label =
  | "View pujas"
  | "View VIP pujas"
  | "View puja"
  | "View chadhaavas"
  | "View chadhaava"
  | "View products"
  | "View product"
  | "View gemstones"
  | "View gemstone"
  | "View astrologers"
  | "View pay later"
  | "View sankalp"
  | "Select package"
  | `Checkout ${"package" | "addons" | "contact" | "pay"}`
  | "Hold place"
  | "Let go of place"
  | "Pay start"
  | "Pay refused"
  | `Pay ${PaymentStatus["state"]}`
  | "Sankalp submitted"
  | "Watch video";

/** Tracks a label. Every label event is sent from here. */
export function trackLabel(analytics: Pick<Analytics, "event"> | undefined, label: Label): void {
  analytics?.event(labelEvent(label));
}

import { type Analytics, labelEvent } from "@aradhana/core/analytics";
import type { PaymentStatus } from "@aradhana/core/contract";

/**
 * How far somebody comes on the way from a puja to its video. Each is the event `LABEL_…` of the
 * behaviour-analytics tool (specification section 9), and none says who it was.
 */
export type Label =
  | "View pujas"
  | "View VIP pujas"
  | "View puja"
  | "View chadhaavas"
  | "View chadhaava"
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

/** Tells the tool of it; whatever there is to tell, no code but this makes a label's event. */
export function trackLabel(analytics: Pick<Analytics, "event"> | undefined, label: Label): void {
  analytics?.event(labelEvent(label));
}

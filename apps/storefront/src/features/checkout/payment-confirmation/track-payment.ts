import type { PaymentStatus } from "@aradhana/core/contract";
import { trackLabel } from "../../../shared/analytics/label.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";

/** Tracks the outcome of a payment: each state once, however often its page is opened in this tab. */
export function trackPayment(
  { analytics, drafts }: Pick<BrowserServices, "analytics" | "drafts">,
  orderId: string,
  state: PaymentStatus["state"],
): void {
  const key = `tracked:${orderId}`;
  const tracked = drafts.get(key)?.split(" ") ?? [];
  if (tracked.includes(state)) return;
  drafts.set(key, [...tracked, state].join(" "));
  trackLabel(analytics, `Pay ${state}`);
}

import { isApiError } from "@aradhana/core/api";
import { attributionOf } from "@aradhana/core/checkout";
import type { Language, Quote } from "@aradhana/core/contract";
import { trackLabel } from "../../../shared/analytics/label.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { dropDraftOf } from "../booking-draft/draft.ts";
import type { OfferingDraft } from "./offering-draft.ts";
import { placeOfferingOrder } from "./place-offering-order.ts";

/** How a press of the pay button ended, where it opened no payment. */
export type PayFailure =
  /** The price is another one by now; nothing was ordered. */
  | { status: "changed" }
  /** This date can no longer be booked. */
  | { status: "closed" }
  /** In another tab, as it may be: this order. */
  | { status: "paid"; orderId: string }
  | { status: "failed"; code: string; retryAfter: number | undefined };

interface Options {
  browser: BrowserServices;
  draft: OfferingDraft;
  quote: Quote;
  needsAddress: boolean;
  language: Language;
  save(part: Pick<OfferingDraft, "attempt">): void;
}

const outdatedQuote = new Set(["price_changed", "quote_expired", "quote_not_found", "order_expired"]);

/** Orders what was quoted and leaves for the gateway's page; gives what stood in the way, if anything. */
export async function payOffering(options: Options): Promise<PayFailure | undefined> {
  const { browser, save, ...booking } = options;
  const { api, storage, drafts } = browser;
  let orderId = booking.draft.attempt?.orderId;
  trackLabel(browser.analytics, "Pay start");
  try {
    const page = await placeOfferingOrder({
      ...{ ...booking, api, storage, drafts },
      attribution: attributionOf(browser, document.cookie, Date.now()),
      origin: window.location.origin,
      uuid: () => crypto.randomUUID(),
      save: (part) => {
        orderId = part.attempt?.orderId ?? orderId;
        save(part);
      },
    });
    window.location.assign(page);
    return undefined;
  } catch (error) {
    if (!isApiError(error)) {
      // A defect of ours: reported, and the button is free again.
      reportError(error);
      return { status: "failed", code: "unexpected", retryAfter: undefined };
    }
    const { code, retryAfter } = error;
    if (outdatedQuote.has(code)) return { status: "changed" };
    if (code === "cutoff_passed" || code === "sold_out") return { status: "closed" };
    if (code === "already_paid" && orderId) {
      dropDraftOf(drafts, orderId);
      return { status: "paid", orderId };
    }
    return { status: "failed", code, retryAfter };
  }
}

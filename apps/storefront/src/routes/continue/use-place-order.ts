import { isApiError, isTransient } from "@aradhana/core/api";
import { type Quote, quote as quoteSchema } from "@aradhana/core/contract";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { tellLabel } from "../../analytics/label.ts";
import { type BookingDraft, dropDraftOf } from "../../booking-draft/draft.ts";
import { useBrowser } from "../../services/browser.tsx";
import { useVisitor } from "../../services/visitor.tsx";
import { attributionOf } from "../../visit/attribution.ts";
import { placeOrder } from "./place-order.ts";
import type { StepProps } from "./step-props.ts";

export type Placing =
  | { status: "idle" }
  | { status: "working" }
  /** The server prices it otherwise now; nothing was ordered. */
  | { status: "changed"; before: Quote; now: Quote }
  /** This date can no longer be booked. */
  | { status: "closed" }
  /** In another tab, as it may be: this order. */
  | { status: "paid"; orderId: string }
  | { status: "refused"; code: string; retryAfter: number | undefined };

type Parts = Pick<StepProps, "draft" | "change" | "needsAddress" | "payLater" | "reservationId"> & {
  askAgain(): void;
};

/** Whether a refusal, or a problem of a quote, says that this date can no longer be booked. */
export const isOver = (code: string) => code === "cutoff_passed" || code === "sold_out";

/** Orders and pays. The page is left for the gateway's; coming back from there, by any way, it works again. */
export function usePlaceOrder(parts: Parts) {
  const { draft, change, needsAddress, payLater, reservationId, askAgain } = parts;
  const browser = useBrowser();
  const { language } = useVisitor();
  const [placing, setPlacing] = useState<Placing>({ status: "idle" });

  // Back from the gateway a browser may show this page as it was left: busy, with an old price.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPlacing({ status: "idle" });
      askAgain();
    };
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, [askAgain]);

  async function place(quote: Quote) {
    if (!browser || placing.status === "working") return;
    setPlacing({ status: "working" });
    tellLabel(browser.analytics, "Pay start");
    const { api, storage, drafts } = browser;
    const { origin } = window.location;
    const uuid = () => crypto.randomUUID();
    let orderId = draft.attempt?.orderId;
    const keep = (part: Partial<BookingDraft>) => {
      orderId = part.attempt?.orderId ?? orderId;
      change(part);
    };
    try {
      const page = await placeOrder({
        api,
        storage,
        drafts,
        quote,
        draft,
        needsAddress,
        ...(quote.held_until && reservationId && { reservationId }),
        language,
        attribution: attributionOf(browser, document.cookie, Date.now()),
        origin,
        uuid,
        keep,
      });
      window.location.assign(page);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Where no answer came, nobody refused anything.
      if (!isTransient(error)) tellLabel(browser.analytics, "Pay refused");
      const { code, details, retryAfter } = error;
      const fresh = v.safeParse(quoteSchema, details.quote);
      if (code === "price_changed" && fresh.success) {
        setPlacing({ status: "changed", before: quote, now: fresh.output });
      } else if (isOver(code)) {
        setPlacing({ status: "closed" });
      } else if (code === "already_paid" && orderId) {
        dropDraftOf(drafts, orderId);
        setPlacing({ status: "paid", orderId });
      } else if (code === "quote_expired" || code === "quote_not_found" || code === "order_expired") {
        askAgain();
        setPlacing({ status: "idle" });
      } else {
        // Without the place that was held, the next press is an order like any other.
        if (code === "reservation_expired") payLater?.clear();
        setPlacing({ status: "refused", code, retryAfter });
      }
    }
  }

  return { placing, place, dismiss: () => setPlacing({ status: "idle" }) };
}

import { loadWithRetry } from "@aradhana/browser/lazy";
import { reportUnexpected } from "@aradhana/checkout/query";
import { attributionOf } from "@aradhana/core/checkout";
import { type Quote, quote as quoteSchema } from "@aradhana/core/contract";
import { settle } from "@aradhana/core/query";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { type BookingDraft, dropDraftOf } from "../booking-draft/draft.ts";
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

/** What the press alone needs: fetched once the step is shown. */
const loadPlacing = () => loadWithRetry(() => import("./place-order.ts"));

type Parts = Pick<StepProps, "type" | "draft" | "change" | "needsAddress" | "payLater" | "reservationId"> & {
  refetch(): void;
};

/** Whether a refusal, or a problem of a quote, says that this date can no longer be booked. */
export const isOver = (code: string) => code === "cutoff_passed" || code === "sold_out";

/** Orders and pays. The page is left for the gateway's; coming back from there, by any way, it works again. */
export function usePlaceOrder(parts: Parts) {
  const { type, draft, change, needsAddress, payLater, reservationId, refetch } = parts;
  const browser = useBrowser();
  const { language } = useVisitor();
  const [placing, setPlacing] = useState<Placing>({ status: "idle" });

  useEffect(() => {
    // Should it not come, the press asks for it again and says so.
    loadPlacing().catch(() => {});
  }, []);

  // Back from the gateway a browser may show this page as it was left: busy, with an old price.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPlacing({ status: "idle" });
      refetch();
    };
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, [refetch]);

  async function place(quote: Quote) {
    if (!browser || placing.status === "working") return;
    setPlacing({ status: "working" });
    trackLabel(browser.analytics, "Pay start");
    const { api, storage, drafts } = browser;
    const { origin } = window.location;
    const uuid = () => crypto.randomUUID();
    let orderId = draft.attempt?.orderId;
    const save = (part: Partial<BookingDraft>) => {
      orderId = part.attempt?.orderId ?? orderId;
      change(part);
    };
    const settled = await settle(
      async () =>
        (await loadPlacing()).placeOrder({
          ...{ api, storage, drafts, type, quote, draft, needsAddress, language, origin, uuid, save },
          ...(quote.held_until && reservationId && { reservationId }),
          attribution: attributionOf(browser, document.cookie, Date.now()),
        }),
      reportUnexpected,
    );
    if (settled.ok) return window.location.assign(settled.value);

    const { code, httpStatus, details, retryAfter } = settled.failure;
    // A server error, no response or a defect of ours is no decision about the payment.
    if (httpStatus >= 400 && httpStatus < 500) trackLabel(browser.analytics, "Pay refused");
    const fresh = v.safeParse(quoteSchema, details.quote);
    if (code === "price_changed" && fresh.success) {
      setPlacing({ status: "changed", before: quote, now: fresh.output });
    } else if (isOver(code)) {
      setPlacing({ status: "closed" });
    } else if (code === "already_paid" && orderId) {
      dropDraftOf(drafts, orderId);
      setPlacing({ status: "paid", orderId });
    } else if (code === "quote_expired" || code === "quote_not_found" || code === "order_expired") {
      refetch();
      setPlacing({ status: "idle" });
    } else {
      // Without the reserved place, the next press is an order like any other.
      if (code === "reservation_expired") payLater?.clear();
      setPlacing({ status: "refused", code, retryAfter });
    }
  }

  return { placing, place, dismiss: () => setPlacing({ status: "idle" }) };
}

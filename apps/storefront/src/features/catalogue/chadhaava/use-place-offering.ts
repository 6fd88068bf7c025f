import { isApiError } from "@aradhana/core/api";
import type { Phone, Quote } from "@aradhana/core/contract";
import { useEffect, useState } from "react";
import { tellLabel } from "../../../shared/analytics/label.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { attributionOf } from "../../checkout/attribution/attribution.ts";
import { dropDraftOf } from "../../checkout/booking-draft/draft.ts";
import type { OfferingDraft } from "../../checkout/offering/offering-draft.ts";
import { placeOfferingOrder } from "../../checkout/offering/place-offering-order.ts";
import type { OfferingChange } from "./use-offering-draft.ts";

export type Placing =
  | { status: "idle" | "working" | "changed" | "closed" }
  /** In another tab, as it may be: this order. */
  | { status: "paid"; orderId: string }
  | { status: "failed"; code: string; retryAfter: number | undefined };

interface Options {
  draft: OfferingDraft;
  change(part: OfferingChange): void;
  needsAddress: boolean;
  /** Asks for the price once more. */
  refetch(): void;
}

const outdatedQuote = new Set(["quote_expired", "quote_not_found", "order_expired"]);

/** Orders and pays. The page is left for the gateway's; back from there, by any way, it works again. */
export function usePlaceOffering({ draft, change, needsAddress, refetch }: Options) {
  const browser = useBrowser();
  const { language } = useVisitor();
  const [placing, setPlacing] = useState<Placing>({ status: "idle" });

  // Back from the gateway a browser may show this page as it was left: busy, with an old price.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPlacing({ status: "idle" });
      refetch();
    };
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [refetch]);

  async function place(quote: Quote, phone: Phone) {
    if (!browser || placing.status === "working") return;
    setPlacing({ status: "working" });
    tellLabel(browser.analytics, "Pay start");
    const { api, storage, drafts } = browser;
    let orderId = draft.attempt?.orderId;
    try {
      const page = await placeOfferingOrder({
        ...{ api, storage, drafts, quote, needsAddress, language },
        draft: { ...draft, phone },
        attribution: attributionOf(browser, document.cookie, Date.now()),
        origin: window.location.origin,
        uuid: () => crypto.randomUUID(),
        save: (part) => {
          orderId = part.attempt?.orderId ?? orderId;
          change(part);
        },
      });
      window.location.assign(page);
    } catch (error) {
      setPlacing(afterFailure(error, orderId));
      if (!isApiError(error)) throw error;
      if (error.code === "price_changed" || outdatedQuote.has(error.code)) refetch();
      if (error.code === "already_paid" && orderId) dropDraftOf(drafts, orderId);
    }
  }

  return { placing, place };
}

/** Whatever went wrong, the button is free again. */
function afterFailure(error: unknown, orderId: string | undefined): Placing {
  if (!isApiError(error)) return { status: "failed", code: "unexpected", retryAfter: undefined };
  const { code, retryAfter } = error;
  if (code === "price_changed" || outdatedQuote.has(code)) return { status: "changed" };
  if (code === "cutoff_passed" || code === "sold_out") return { status: "closed" };
  if (code === "already_paid" && orderId) return { status: "paid", orderId };
  return { status: "failed", code, retryAfter };
}

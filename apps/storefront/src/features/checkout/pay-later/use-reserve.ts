import type { PayLater } from "@aradhana/core/book-now-pay-later";
import type { Reservation } from "@aradhana/core/contract";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { reservePlace } from "./reserve.ts";

interface Options {
  payLater: PayLater | undefined;
  /** The quote is no good any more: it is too old, or the price has changed. */
  onStale(): void;
  onReserved?(reservation: Reservation): void;
}

const stale = ["quote_expired", "quote_not_found", "price_changed", "sold_out", "cutoff_passed"];

/** Holds a place at a press, and says what became of it. */
export function useHoldPlace({ payLater, onStale, onReserved }: Options) {
  const { language } = useVisitor();
  const analytics = useBrowser()?.analytics;
  const { calling, call } = useCall(
    async (api, quoteId: string) => {
      if (!payLater) return;
      const reservation = await reservePlace({ api, payLater, quoteId, language });
      trackLabel(analytics, "Hold place");
      onReserved?.(reservation);
    },
    (code) => stale.includes(code) && onStale(),
  );
  return { holding: calling, hold: call };
}

import { usePlacing } from "@aradhana/checkout/placing";
import type { Draft, DraftChange } from "@aradhana/core/checkout";
import type { Quote } from "@aradhana/core/contract";
import { useRef } from "react";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import type { placeOrder } from "./place-order.ts";

interface Options {
  draft: Draft;
  change(part: DraftChange): void;
  needsAddress: boolean;
  reservationId?: string | undefined;
  /** Asks for the price once more. */
  refetch(): void;
  /** Loads the code that only the press needs. Must be stable. */
  load(): Promise<{ placeOrder: typeof placeOrder }>;
}

/** Orders and pays, for any line of business. The page is left for the gateway's. */
export function usePlaceOrder({ draft, change, needsAddress, reservationId, refetch, load }: Options) {
  const browser = useBrowser();
  const { language } = useVisitor();
  const orderId = useRef(draft.attempt?.orderId);

  return usePlacing(
    async (quote: Quote, changes: Partial<Draft> = {}) => {
      if (!browser) throw new Error("an order is placed before the browser's services are there");
      trackLabel(browser.analytics, "Pay start");
      orderId.current = draft.attempt?.orderId;
      const { placeOrder } = await load();
      const address = await placeOrder(browser, {
        ...{ quote, needsAddress, language, draft: { ...draft, ...changes } },
        // Once a reservation has expired, the order is made without it.
        reservationId: quote.held_until ? reservationId : undefined,
        origin: window.location.origin,
        uuid: () => crypto.randomUUID(),
        save(attempt) {
          orderId.current = attempt.orderId ?? orderId.current;
          change({ attempt });
        },
      });
      window.location.assign(address);
    },
    { orderId: () => orderId.current, refetch },
  );
}

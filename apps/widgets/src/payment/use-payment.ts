import { reportUnexpected } from "@aradhana/checkout/query";
import type { PaymentStatus } from "@aradhana/core/contract";
import {
  type PaymentPollResult,
  parseGatewayReturn,
  pollPayment,
  withoutGatewayReturn,
} from "@aradhana/core/payment";
import { runAfter } from "@aradhana/core/time";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { WidgetProps } from "../widget.ts";
import { createLook, type OrderNamed } from "./create-look.ts";
import { onSeenAgain } from "./on-seen-again.ts";

/** How the money of an order stands, as the frame knows it. */
export type PaymentView =
  | { status: "checking" }
  /** `isBack` while somebody came from the gateway so lately that the bank may not have told it all yet. */
  | { status: "known"; payment: PaymentStatus; isPolling: boolean; isBack: boolean }
  | { status: "failed"; httpStatus: number; requestId: string | undefined };

const LONGEST_WATCH = 10 * 60_000; // ms: somebody pays in another tab meanwhile
const BANKS_DELAY = 60_000; // ms

/** The address of the page without what a gateway put into it. */
function forgetReturn() {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, "", pathname + withoutGatewayReturn(search) + hash);
}

/**
 * The truth about an order's money, asked again as often as the server says while it may still change. Nothing that
 * another window says counts: only the API is believed.
 */
export function usePayment(
  { api, buyer, visitor, search }: Pick<WidgetProps, "api" | "buyer" | "visitor" | "search">,
  { orderId, tempOrderId }: OrderNamed,
) {
  const { language } = visitor;
  const query = search.toString();
  const [view, setView] = useState<PaymentView>({ status: "checking" });
  const [round, setRound] = useState(0);
  const [backAt] = useState(() => (parseGatewayReturn(query) ? Date.now() : Number.NEGATIVE_INFINITY));
  const look = useMemo(
    () =>
      createLook({
        ...{ api, orderId, tempOrderId, language, search: query, onTaken: forgetReturn },
        secret: () => buyer.orders.get(orderId ?? "")?.secret,
      }),
    [api, buyer, orderId, tempOrderId, language, query],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    if (!look) return setView({ status: "failed", httpStatus: 404, requestId: undefined });
    function onResult(result: PaymentPollResult) {
      const { payment, isPolling } = result;
      if (payment) {
        const isBack = Date.now() - backAt < BANKS_DELAY;
        return setView({ status: "known", payment, isPolling, isBack });
      }
      const { httpStatus, requestId } = result.failure;
      setView((shown) =>
        shown.status === "known" ? { ...shown, isPolling } : { status: "failed", httpStatus, requestId },
      );
    }
    return pollPayment({
      check: look,
      onResult,
      maxDuration: LONGEST_WATCH,
      now: Date.now,
      after: runAfter,
      report: reportUnexpected,
    });
  }, [look, backAt, round]);

  const refetch = useCallback(() => setRound((n) => n + 1), []);

  // Back from the page of the payment: what is shown may be true no longer.
  useEffect(() => onSeenAgain(refetch), [refetch]);

  return { view, refetch };
}

import { getPaymentStatus, isApiError, isPassing } from "@aradhana/core/api";
import type { PaymentStatus } from "@aradhana/core/contract";
import { useCallback, useEffect, useState } from "react";
import type { WidgetProps } from "../widget.ts";

/** How the money of an order stands, as the frame knows it. */
export type PaymentView =
  | { status: "checking" }
  | { status: "known"; payment: PaymentStatus; isAsking: boolean }
  | { status: "failed"; httpStatus: number; requestId: string | undefined };

/** Our id of the order, or the partner's name for it. */
export interface OrderNamed {
  orderId: string | undefined;
  tempOrderId: string | undefined;
}

const LONGEST_WATCH = 10 * 60_000; // ms: somebody pays in another tab meanwhile
const LOST_ANSWER_WAIT = 5_000; // ms

/**
 * The truth about an order's money, asked again as often as the server says while it may still change. Nothing that
 * another window says counts: only the API is believed.
 */
export function usePayment({ api, buyer }: Pick<WidgetProps, "api" | "buyer">, order: OrderNamed) {
  const { orderId, tempOrderId } = order;
  const [view, setView] = useState<PaymentView>({ status: "checking" });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    const named = orderId ?? (tempOrderId && { tempOrderId });
    if (!named) return setView({ status: "failed", httpStatus: 404, requestId: undefined });
    const asked: string | { tempOrderId: string } = named;
    const began = Date.now();
    let lastWait = LOST_ANSWER_WAIT;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;

    async function ask() {
      try {
        const { results } = await getPaymentStatus(api, asked, buyer.orders.get(orderId ?? "")?.secret);
        if (!wanted) return;
        const wait = results.next_poll_ms;
        const isAsking = wait !== null && Date.now() - began < LONGEST_WATCH;
        setView({ status: "known", payment: results, isAsking });
        if (!isAsking) return;
        lastWait = wait;
        timer = setTimeout(ask, wait);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!wanted) return;
        const { status: httpStatus, requestId } = error;
        const isAsking = isPassing(error) && Date.now() - began < LONGEST_WATCH;
        setView((shown) =>
          shown.status === "known" ? { ...shown, isAsking } : { status: "failed", httpStatus, requestId },
        );
        if (isAsking) timer = setTimeout(ask, lastWait);
      }
    }
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [api, buyer, orderId, tempOrderId, round]);

  const askAgain = useCallback(() => setRound((n) => n + 1), []);

  // Back from the page of the payment: what is shown may be true no longer.
  useEffect(() => {
    const back = () => document.visibilityState === "visible" && askAgain();
    document.addEventListener("visibilitychange", back);
    window.addEventListener("focus", back);
    window.addEventListener("pageshow", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("focus", back);
      window.removeEventListener("pageshow", back);
    };
  }, [askAgain]);

  return { view, askAgain };
}

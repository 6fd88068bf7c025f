import { reportUnexpected } from "@aradhana/checkout/query";
import type { PaymentStatus } from "@aradhana/core/contract";
import {
  checkPayment,
  type PaymentPollResult,
  parseGatewayReturn,
  pollPayment,
  withoutGatewayReturn,
} from "@aradhana/core/payment";
import { runAfter } from "@aradhana/core/time";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { accessTo } from "../../orders/access/order-access.ts";

export type PaymentView =
  | { status: "checking" }
  | { status: "known"; payment: PaymentStatus; isPolling: boolean }
  | { status: "failed"; code: string; httpStatus: number; requestId: string | undefined };

const LONGEST_WATCH = 5 * 60_000; // ms, product contract 5.5

/**
 * The truth about an order's money, asked again as often as the server says while it may still change,
 * for five minutes at most. A question that met no answer, or a broken server, is asked again too.
 */
export function usePaymentStatus(orderId: string) {
  const browser = useBrowser();
  const { language } = useVisitor();
  const navigate = useNavigate();
  const [view, setView] = useState<PaymentView>({ status: "checking" });
  const [round, setRound] = useState(0);
  /** The question that is on its way: what the gateway gave is brought once, also where a round is cut short. */
  const looking = useRef<ReturnType<typeof checkPayment>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    if (!browser) return;
    const { api, ...places } = browser;
    let isReturnHandled = true;

    function begin() {
      const brought = parseGatewayReturn(window.location.search);
      const look = checkPayment(api, {
        orderId,
        t: accessTo(places, orderId),
        language,
        gatewayReturn: brought,
      });
      if (!brought) return look;
      looking.current = look.finally(() => {
        looking.current = undefined;
      });
      return looking.current;
    }

    async function look() {
      const looked = await (looking.current ?? begin());
      isReturnHandled = looked.isReturnHandled;
      return looked.payment;
    }

    function onResult(result: PaymentPollResult) {
      const { payment, isPolling } = result;
      if (payment) {
        if (isReturnHandled) forgetReturn();
        return setView({ status: "known", payment, isPolling });
      }
      const { code, httpStatus, requestId } = result.failure;
      setView((shown) =>
        shown.status === "known"
          ? { ...shown, isPolling }
          : { status: "failed", code, httpStatus, requestId },
      );
    }

    function forgetReturn() {
      const { pathname, search, hash } = window.location;
      if (!parseGatewayReturn(search)) return;
      void navigate(pathname + withoutGatewayReturn(search) + hash, {
        replace: true,
        preventScrollReset: true,
      });
    }

    return pollPayment({
      check: look,
      onResult,
      maxDuration: LONGEST_WATCH,
      now: Date.now,
      after: runAfter,
      report: reportUnexpected,
    });
  }, [browser, orderId, language, navigate, round]);

  const refetch = useCallback(() => setRound((n) => n + 1), []);

  // A tab that was away, or a page brought back as it was left, may show what is no longer true.
  useEffect(() => {
    const back = () => document.visibilityState === "visible" && refetch();
    document.addEventListener("visibilitychange", back);
    window.addEventListener("pageshow", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("pageshow", back);
    };
  }, [refetch]);

  /** Asks at somebody's wish, and shows at once that it does. */
  const refetchNow = useCallback(() => {
    setView((shown) => (shown.status === "known" ? { ...shown, isPolling: true } : { status: "checking" }));
    refetch();
  }, [refetch]);

  return { view, refetch: refetchNow };
}

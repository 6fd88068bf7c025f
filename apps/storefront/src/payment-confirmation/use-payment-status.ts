import type { PaymentStatus } from "@aradhana/core/contract";
import {
  lookAtPayment,
  type PaymentSeen,
  readReturn,
  watchPayment,
  withoutReturn,
} from "@aradhana/core/payment";
import { afterReally } from "@aradhana/core/time";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { accessTo } from "../order-access/order-access.ts";
import { useBrowser } from "../services/browser.tsx";
import { useVisitor } from "../services/visitor.tsx";

export type PaymentView =
  | { status: "checking" }
  | { status: "known"; payment: PaymentStatus; isAsking: boolean }
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
  const looking = useRef<ReturnType<typeof lookAtPayment>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    if (!browser) return;
    const { api, ...places } = browser;
    let isOver = true;

    function begin() {
      const brought = readReturn(window.location.search);
      const look = lookAtPayment(api, { orderId, t: accessTo(places, orderId), language, brought });
      if (!brought) return look;
      looking.current = look.finally(() => {
        looking.current = undefined;
      });
      return looking.current;
    }

    async function look() {
      const looked = await (looking.current ?? begin());
      isOver = looked.isOver;
      return looked.payment;
    }

    function onSeen(seen: PaymentSeen) {
      const { payment, isAsking } = seen;
      if (payment) {
        if (isOver) forgetReturn();
        return setView({ status: "known", payment, isAsking });
      }
      const { code, status: httpStatus, requestId } = seen.refused;
      setView((shown) =>
        shown.status === "known" ? { ...shown, isAsking } : { status: "failed", code, httpStatus, requestId },
      );
    }

    function forgetReturn() {
      const { pathname, search, hash } = window.location;
      if (!readReturn(search)) return;
      void navigate(pathname + withoutReturn(search) + hash, { replace: true, preventScrollReset: true });
    }

    return watchPayment({ look, onSeen, longest: LONGEST_WATCH, now: Date.now, after: afterReally });
  }, [browser, orderId, language, navigate, round]);

  const askAgain = useCallback(() => setRound((n) => n + 1), []);

  // A tab that was away, or a page brought back as it was left, may show what is no longer true.
  useEffect(() => {
    const back = () => document.visibilityState === "visible" && askAgain();
    document.addEventListener("visibilitychange", back);
    window.addEventListener("pageshow", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("pageshow", back);
    };
  }, [askAgain]);

  /** Asks at somebody's wish, and shows at once that it does. */
  const askNow = useCallback(() => {
    setView((shown) => (shown.status === "known" ? { ...shown, isAsking: true } : { status: "checking" }));
    askAgain();
  }, [askAgain]);

  return { view, askAgain: askNow };
}

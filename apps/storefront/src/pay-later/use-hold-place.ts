import { isApiError } from "@aradhana/core/api";
import type { PayLater } from "@aradhana/core/book-now-pay-later";
import type { Reservation } from "@aradhana/core/contract";
import { useState } from "react";
import { useBrowser } from "../services/browser.tsx";
import { useVisitor } from "../services/visitor.tsx";
import { holdPlace } from "./hold-place.ts";

type Holding =
  | { status: "idle" }
  | { status: "working" }
  | { status: "refused"; code: string; retryAfter: number | undefined };

interface Options {
  payLater: PayLater | undefined;
  /** The quote is no good any more: it is too old, or the price has changed. */
  onStale(): void;
  onHeld?(reservation: Reservation): void;
}

const stale = ["quote_expired", "quote_not_found", "price_changed", "sold_out", "cutoff_passed"];

/** Holds a place at a press, and says what became of it. */
export function useHoldPlace({ payLater, onStale, onHeld }: Options) {
  const api = useBrowser()?.api;
  const { language } = useVisitor();
  const [holding, setHolding] = useState<Holding>({ status: "idle" });

  async function hold(quoteId: string) {
    if (!api || !payLater || holding.status === "working") return;
    setHolding({ status: "working" });
    try {
      const held = await holdPlace({ api, payLater, quoteId, language });
      setHolding({ status: "idle" });
      onHeld?.(held);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { code, retryAfter } = error;
      setHolding({ status: "refused", code, retryAfter });
      if (stale.includes(code)) onStale();
    }
  }

  return { holding, hold };
}

import { isApiError } from "@aradhana/core/api";
import type { OrderType, Phone } from "@aradhana/core/contract";
import { type SentCode, sendCode } from "@aradhana/core/otp";
import type { RefusedCall } from "@aradhana/core/refusal";
import { useContext, useEffect, useRef, useState } from "react";
import { GoContext } from "../address/go-context.ts";
import { wrongNumber } from "../address/partners-number.ts";
import { widgetHref } from "../address/widget-href.ts";
import type { WidgetProps } from "../widget.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { type BookingErrors, checkBooking, stillWrong } from "./booking-rules.ts";
import { hostOrigin } from "./host-origin.ts";
import { placeOrder } from "./place-order.ts";
import type { QuoteState } from "./use-quote.ts";

/** What of a booking depends on the rite. */
export interface Booked {
  type: OrderType;
  /** The rite that is booked. */
  riteId: string;
  needsAddress: boolean;
}

type Stage = { step: "filling" } | { step: "working" } | { step: "code"; sent: SentCode };

interface Options extends WidgetProps, Booked {
  draft: BookingDraft;
  quote: QuoteState;
  askAgain(): void;
}

/** Answers after which the price must be looked over again. */
const oldPrices = new Set(["price_changed", "quote_expired", "quote_not_found", "order_expired"]);
/** Where no code comes through for now, a guest's order does: the order's link opens it later. */
const codesAway = new Set(["otp_paused", "otp_too_many", "otp_too_soon"]);

const isSame = (one: Phone, other: Phone) => one.dial_code === other.dial_code && one.number === other.number;

/** From a filled-in form over the code to the order, and on to its payment. */
export function useBooking({ draft, quote, askAgain, ...booking }: Options) {
  const { api, buyer, visitor, partner, search, host, type, riteId, needsAddress } = booking;
  const go = useContext(GoContext);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [tries, setTries] = useState(0);
  const [stage, setStage] = useState<Stage>({ step: "filling" });
  const [refused, setRefused] = useState<RefusedCall>();
  const attempt = useRef({ quoteId: "", key: "" });

  useEffect(() => {
    const warning = wrongNumber(search);
    if (warning) console.warn(warning);
  }, [search]);

  // What is mended is no longer marked, also before the next press.
  useEffect(() => {
    if (tries === 0) return;
    let wanted = true;
    void checkBooking(draft, needsAddress).then((wrong) => {
      if (wanted) setErrors((told) => stillWrong(told, wrong));
    });
    return () => {
      wanted = false;
    };
  }, [draft, needsAddress, tries]);

  async function call(work: () => Promise<void>) {
    setStage({ step: "working" });
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (oldPrices.has(error.code)) askAgain();
      setRefused(error);
      setStage({ step: "filling" });
    }
  }

  async function goOn() {
    if (stage.step !== "filling") return;
    const wrong = await checkBooking(draft, needsAddress);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return setTries((n) => n + 1);
    if (quote.status === "failed") return askAgain();
    if (quote.status !== "ready" || quote.shown?.problems.length !== 0) return;
    const known = buyer.verified && isSame(buyer.verified.phone, draft.phone);
    const asGuest = refused && codesAway.has(refused.code);
    if (known || asGuest) return call(order);
    await call(async () => {
      const { dial_code, number: phone } = draft.phone;
      const request = { dial_code, phone, lang: visitor.language, ...hostOrigin(partner) };
      const sent = await sendCode(api, request, Date.now);
      setStage({ step: "code", sent });
    });
  }

  async function order() {
    if (!quote.shown) return;
    const { quote_id: quoteId } = quote.shown;
    // The same price asked for again, after no answer, is the same order.
    if (attempt.current.quoteId !== quoteId) attempt.current = { quoteId, key: crypto.randomUUID() };
    const id = await placeOrder({
      ...{ api, buyer, type, draft, needsAddress, search },
      quote: quote.shown,
      idempotencyKey: attempt.current.key,
      language: visitor.language,
      partnerId: partner?.id,
      now: Date.now(),
    });
    host.tell("begin_checkout", {
      item_type: type,
      item_id: riteId,
      ...quote.shown.totals.grand,
    });
    go?.(widgetHref("payment", search, { order_id: id }));
  }

  return {
    errors,
    tries,
    stage,
    refused,
    goOn,
    /** The number was wrong: its code is of no use. */
    changeNumber: () => setStage((before) => (before.step === "code" ? { step: "filling" } : before)),
    codeSent: (sent: SentCode) => setStage({ step: "code", sent }),
    verified: () => void call(order),
  };
}

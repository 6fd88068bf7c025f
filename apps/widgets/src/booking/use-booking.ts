import { reportUnexpected } from "@aradhana/checkout/query";
import {
  attributionOf,
  placeOrder,
  type QuoteState,
  remainingErrors,
  sankalpOf,
  submitNames,
} from "@aradhana/core/checkout";
import type { OrderType, Phone, Quote } from "@aradhana/core/contract";
import type { FailedCall } from "@aradhana/core/error-message";
import { isCodeUsable, type SentCode, sendCode } from "@aradhana/core/otp";
import { settle } from "@aradhana/core/query";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigateContext } from "../address/navigate-context.ts";
import { partnerOrderNumber, partnerOrderNumberWarning } from "../address/partner-order-number.ts";
import { widgetHref } from "../address/widget-href.ts";
import { storeDrafts } from "../buyer/stored-drafts.ts";
import type { WidgetProps } from "../widget.ts";
import type { AgreedDraft, BookingDraft } from "./booking-draft.ts";
import { type BookingErrors, checkBooking } from "./booking-rules.ts";
import { hostOrigin } from "./host-origin.ts";
import { storeOrder } from "./store-order.ts";

/** What of a booking depends on the rite. */
export interface Booked {
  type: OrderType;
  /** The rite that is booked. */
  ritualId: string;
  needsAddress: boolean;
  /** For how many people names can be given. */
  nameLimit: number;
}

type Stage = { step: "filling" } | { step: "working" } | { step: "code"; sent: SentCode };

interface Options extends WidgetProps, Booked {
  draft: BookingDraft;
  quote: QuoteState;
  refetch(): void;
}

/** Answers after which the price must be looked over again. */
const oldPrices = new Set(["price_changed", "quote_expired", "quote_not_found", "order_expired"]);
/** Where no code comes through for now, a guest's order does: the order's link opens it later. */
const codesAway = new Set(["otp_paused", "otp_too_many"]);

const isSame = (one: Phone, other: Phone) => one.dial_code === other.dial_code && one.number === other.number;
const hasAgreed = (draft: BookingDraft): draft is AgreedDraft => draft.consent;

/** From a filled-in form over the code to the order, and on to its payment. */
export function useBooking({ draft, quote, refetch, ...booking }: Options) {
  const { api, buyer, visitor, partner, search, host, type, ritualId, needsAddress, nameLimit } = booking;
  const go = useContext(NavigateContext);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<FailedCall>();
  const [isBegun, setBegun] = useState(false);
  const { stage, turn, stageNow } = useStage();
  // What stands in the form by now: a code takes its time, and the form stays open meanwhile.
  const shown = useRef({ draft, quote, refused });
  useLayoutEffect(() => {
    shown.current = { draft, quote, refused };
  });

  useEffect(() => {
    const warning = partnerOrderNumberWarning(search);
    if (warning) console.warn(warning);
  }, [search]);

  // What is mended is no longer marked, also before the next press.
  useEffect(() => {
    if (tries === 0) return;
    let wanted = true;
    void checkBooking(draft, { needsAddress, nameLimit }).then((wrong) => {
      if (wanted) setErrors((reported) => remainingErrors(reported, wrong));
    });
    return () => {
      wanted = false;
    };
  }, [draft, needsAddress, nameLimit, tries]);

  const price = quote.shown?.totals.grand;
  useEffect(() => {
    if (!isBegun || !price || buyer.begun.has(ritualId)) return;
    buyer.begun.add(ritualId);
    host.tell("begin_checkout", { item_type: type, item_id: ritualId, ...price });
  }, [isBegun, price, buyer, host, type, ritualId]);

  /** One step further, where the form can be left; one is under way at a time. */
  async function proceed() {
    if (stageNow().step !== "filling") return;
    turn({ step: "working" });
    const settled = await settle(() => nextStage(shown.current), reportUnexpected);
    if (settled.ok) return turn(settled.value);
    turn({ step: "filling" });
    if (oldPrices.has(settled.failure.code)) refetch();
    setRefused(settled.failure);
  }

  async function nextStage({ draft, quote, refused }: typeof shown.current): Promise<Stage> {
    const wrong = await checkBooking(draft, { needsAddress, nameLimit });
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || !hasAgreed(draft)) {
      setTries((n) => n + 1);
      return { step: "filling" };
    }
    if (quote.status === "failed") refetch();
    if (quote.status !== "ready" || quote.shown?.problems.length !== 0) return { step: "filling" };

    setRefused(undefined);
    const known = buyer.verified && isSame(buyer.verified.phone, draft.phone);
    const asGuest = refused && codesAway.has(refused.code);
    if (!known && !asGuest) return { step: "code", sent: await codeFor(draft.phone) };
    await order(draft, quote.shown);
    return { step: "working" };
  }

  /** The code that is in the buyer's phone already, or a new one. */
  async function codeFor({ dial_code, number }: Phone): Promise<SentCode> {
    const there = buyer.codes.find((sent) => isCodeUsable(sent, { dial_code, number }, buyer.now()));
    if (there) return there;
    const request = { dial_code, phone: number, lang: visitor.language, ...hostOrigin(partner) };
    const sent = await sendCode(api, request, buyer.now);
    buyer.codes = [sent, ...buyer.codes];
    return sent;
  }

  async function order(draft: AgreedDraft, quote: Quote) {
    const { language } = visitor;
    const saved = storeDrafts(buyer.tab);
    const tempOrderId = partnerOrderNumber(search);
    const { id, made } = await placeOrder(
      api,
      {
        ...{ type, quote, language, tempOrderId, partnerId: partner?.id },
        contact: { name: draft.devotees[0]?.name ?? "", ...draft.phone },
        address: needsAddress ? draft.address : null,
        attribution: attributionOf(buyer.visit, document.cookie, buyer.now()),
      },
      {
        before: saved.get(ritualId)?.attempt,
        uuid: () => crypto.randomUUID(),
        secretOf: (orderId) => buyer.orders.get(orderId)?.secret,
        save: (attempt) =>
          saved.keep(ritualId, { draft: shown.current.draft, country: visitor.country, attempt }),
      },
    );
    if (made) {
      const { secret, number, createdAt: madeAt, replacedId: replaced } = made;
      const names = sankalpOf(id, draft.devotees, language);
      buyer.orders.set(id, { id, secret, names });
      if (await submitNames(api, names, secret)) buyer.orders.set(id, { id, secret });
      storeOrder(buyer, { id, secret, number, madeAt, replaced, tempOrderId });
    }
    go?.(widgetHref("payment", search, { order_id: id }));
  }

  return {
    errors,
    tries,
    stage,
    refused,
    proceed,
    /** A detail was given: once there is a price, the page around is told. */
    detailGiven: () => setBegun(true),
    /** The number was wrong. */
    changeNumber: () => stageNow().step === "code" && turn({ step: "filling" }),
    codeSent(sent: SentCode) {
      buyer.codes = [sent, ...buyer.codes];
      turn({ step: "code", sent });
    },
    /** What is ordered then is what stands in the form by now, if nothing is wrong with it. */
    verified({ otp_id }: SentCode) {
      buyer.codes = buyer.codes.filter((code) => code.otp_id !== otp_id);
      const now = stageNow();
      if (now.step !== "code" || now.sent.otp_id !== otp_id) return;
      turn({ step: "filling" });
      void proceed();
    },
  };
}

/** The stage as it is drawn, and as it is by now: two presses may come before the next drawing. */
function useStage() {
  const [stage, setStage] = useState<Stage>({ step: "filling" });
  const now = useRef<Stage>(stage);
  return {
    stage,
    stageNow: () => now.current,
    turn(next: Stage) {
      now.current = next;
      setStage(next);
    },
  };
}

import { reportUnexpected } from "@aradhana/checkout/query";
import {
  attributionOf,
  type BookingErrors,
  checkBooking,
  type Draft,
  invoiceNeedsAddress,
  placeOrder,
  placingFailure,
  type QuoteState,
  readyOrder,
  remainingErrors,
  sankalpOf,
  saveForNext,
  submitNames,
  toSaveOf,
} from "@aradhana/core/checkout";
import type { Phone, Quote } from "@aradhana/core/contract";
import { isCodeUsable, type SentCode, sendCode } from "@aradhana/core/otp";
import { pathTo } from "@aradhana/core/paths";
import { type Failure, settle } from "@aradhana/core/query";
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { NavigateContext } from "../address/navigate-context.ts";
import { partnerOrderNumber, partnerOrderNumberWarning } from "../address/partner-order-number.ts";
import { widgetHref } from "../address/widget-href.ts";
import { storedCode } from "../buyer/stored-code.ts";
import { widgetDrafts } from "../buyer/widget-drafts.ts";
import type { WidgetProps } from "../widget.ts";
import { hostOrigin } from "./host-origin.ts";
import { storeOrder } from "./store-order.ts";
import type { Drafting } from "./use-draft.ts";

/** The requirements of a booking that depend on the ritual. */
export interface BookingNeeds {
  /** Whether something is sent. */
  needsAddress: boolean;
  /** For how many people names can be given. */
  nameLimit: number;
}

type Stage = { step: "filling" } | { step: "working" } | { step: "code"; sent: SentCode };

interface Options extends WidgetProps, BookingNeeds, Pick<Drafting, "draft" | "change" | "agreed"> {
  quote: QuoteState;
  refetch(): void;
}

/** While codes are not sent, a guest can order: the link in our message opens the order later. */
const codesPaused = new Set(["otp_paused", "otp_too_many", "otp_unavailable"]);

const isSame = (one: Phone, other: Phone) => one.dial_code === other.dial_code && one.number === other.number;

/** The steps from a filled-in form to the one-time code, the order and its payment. */
export function useBooking({ draft, change, agreed, quote, refetch, ...booking }: Options) {
  const { api, buyer, visitor, partner, search, host, needsAddress, nameLimit } = booking;
  const { type, itemId } = draft;
  const go = useContext(NavigateContext);
  const needsInvoiceAddressIn = (draft: Draft, { shown }: Pick<QuoteState, "shown">) =>
    invoiceNeedsAddress(needsAddress, shown, draft);
  const needsInvoiceAddress = needsInvoiceAddressIn(draft, quote);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Failure>();
  const [isBegun, setBegun] = useState(false);
  const codeInTab = useMemo(() => storedCode(buyer.tab), [buyer]);
  const { stage, turn, stageNow } = useStage(() => {
    const sent = codeInTab.get();
    return sent && isCodeUsable(sent, draft.phone, buyer.now())
      ? { step: "code", sent }
      : { step: "filling" };
  });
  // The form can be changed while the code is entered: the latest draft is ordered.
  const latest = useRef({ draft, agreed, quote, refused });
  useLayoutEffect(() => {
    latest.current = { draft, agreed, quote, refused };
  });

  useEffect(() => {
    const warning = partnerOrderNumberWarning(search);
    if (warning) console.warn(warning);
  }, [search]);

  // The error of a corrected field disappears before the next press.
  useEffect(() => {
    if (tries === 0) return;
    let isCurrent = true;
    void checkBooking(draft, { needsAddress, needsInvoiceAddress, nameLimit, agreed }).then((wrong) => {
      if (isCurrent) setErrors((reported) => remainingErrors(reported, wrong));
    });
    return () => {
      isCurrent = false;
    };
  }, [draft, agreed, needsAddress, needsInvoiceAddress, nameLimit, tries]);

  const price = quote.shown?.totals.grand;
  useEffect(() => {
    if (!isBegun || !price || buyer.begun.has(itemId)) return;
    buyer.begun.add(itemId);
    host.notify("begin_checkout", { item_type: type, item_id: itemId, ...price });
  }, [isBegun, price, buyer, host, type, itemId]);

  /** The next step, if the form is complete; one call runs at a time. */
  async function proceed() {
    if (stageNow().step !== "filling") return;
    turn({ step: "working" });
    const settled = await settle(() => nextStage(latest.current), reportUnexpected);
    if (settled.ok) return turn(settled.value);
    turn({ step: "filling" });
    if (placingFailure(settled.failure, undefined).status === "changed") refetch();
    setRefused(settled.failure);
  }

  async function nextStage({ draft, agreed, quote, refused }: typeof latest.current): Promise<Stage> {
    const options = {
      needsAddress,
      needsInvoiceAddress: needsInvoiceAddressIn(draft, quote),
      nameLimit,
      agreed,
    };
    const wrong = await checkBooking(draft, { ...options, log: buyer.log });
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      setTries((n) => n + 1);
      return { step: "filling" };
    }
    if (quote.status === "failed") refetch();
    if (quote.status !== "ready" || quote.shown?.problems.length !== 0) return { step: "filling" };

    setRefused(undefined);
    const known = buyer.verified && isSame(buyer.verified.phone, draft.phone);
    const asGuest = refused && codesPaused.has(refused.code);
    if (!known && !asGuest) {
      const sent = await codeFor(draft.phone);
      codeInTab.save(sent);
      return { step: "code", sent };
    }
    await order(draft, quote.shown);
    return { step: "working" };
  }

  /** A code that was sent already, or a new one. */
  async function codeFor({ dial_code, number }: Phone): Promise<SentCode> {
    const there = buyer.codes.find((sent) => isCodeUsable(sent, { dial_code, number }, buyer.now()));
    if (there) return there;
    const request = { dial_code, phone: number, lang: visitor.language, ...hostOrigin(partner) };
    const sent = await sendCode(api, request, buyer.now);
    buyer.codes = [sent, ...buyer.codes];
    return sent;
  }

  async function order(draft: Draft, quote: Quote) {
    const { language } = visitor;
    const tempOrderId = partnerOrderNumber(search);
    const { id, made } = await placeOrder(
      api,
      readyOrder(draft, {
        ...{ quote, language, tempOrderId, partnerId: partner?.id },
        needsAddress: needsAddress || needsInvoiceAddressIn(draft, { shown: quote }),
        attribution: attributionOf(buyer.visit, document.cookie, buyer.now()),
      }),
      {
        // Another frame of this partner in the same tab may have ordered the same.
        before: widgetDrafts(buyer.tab).get(itemId)?.attempt,
        uuid: () => crypto.randomUUID(),
        secretOf: (orderId) => buyer.orders.get(orderId)?.secret,
        save: (attempt) => change({ attempt }),
      },
    );
    if (made) {
      const { secret, number, createdAt: madeAt, replacedId: replaced } = made;
      const names = sankalpOf(id, draft.devotees, language);
      buyer.orders.set(id, { id, secret, names });
      if (await submitNames(api, names, secret)) buyer.orders.set(id, { id, secret });
      if (draft.saves && buyer.verified) {
        saveForNext(api, toSaveOf(draft, { needsAddress, key: `save-${id}` })).catch(reportUnexpected);
      }
      storeOrder(buyer, { id, secret, number, madeAt, replaced, tempOrderId });
    }
    go?.(widgetHref(pathTo("/widget/payment", { order_id: id }), search));
  }

  return {
    errors,
    /** Whether an address is needed for the invoice alone. */
    needsInvoiceAddress,
    tries,
    stage,
    refused,
    proceed,
    /** A detail was given: once there is a price, the host page is notified. */
    detailGiven: () => setBegun(true),
    /** The number was wrong. */
    changeNumber() {
      if (stageNow().step !== "code") return;
      codeInTab.remove();
      turn({ step: "filling" });
    },
    codeSent(sent: SentCode) {
      codeInTab.save(sent);
      buyer.codes = [sent, ...buyer.codes];
      turn({ step: "code", sent });
    },
    /** Orders the form as it is by then, if nothing is wrong with it. */
    verified({ otp_id }: SentCode) {
      buyer.codes = buyer.codes.filter((code) => code.otp_id !== otp_id);
      codeInTab.remove();
      const now = stageNow();
      if (now.step !== "code" || now.sent.otp_id !== otp_id) return;
      turn({ step: "filling" });
      void proceed();
    },
  };
}

/** The stage as it is rendered, and as it is by now: a second press may come before the next render. */
function useStage(first: () => Stage) {
  const [stage, setStage] = useState(first);
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

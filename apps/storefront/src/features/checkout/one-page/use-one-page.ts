import {
  type BookingErrors,
  type Draft,
  type DraftChange,
  invoiceNeedsAddress,
  priceChange,
  type QuoteState,
} from "@aradhana/core/checkout";
import type { Quote } from "@aradhana/core/contract";
import type { PhoneCheckOptions } from "@aradhana/core/phone";
import { useShowProgress } from "@aradhana/ui/progress";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useSignedInPhone } from "../../account/login/use-signed-in-phone.ts";
import { usePlaceOrder } from "../place-order/use-place-order.ts";
import type { loadOnePageActions } from "./load-one-page-actions.ts";

interface Options<Errors extends BookingErrors> {
  draft: Draft;
  change(part: DraftChange): void;
  quote: Pick<QuoteState, "status" | "shown" | "failure">;
  /** Asks for the price once more. */
  refetch(): void;
  /** Shows the price that the server has sent. */
  adopt(sent: Quote): void;
  /** Whether something is sent. */
  needsAddress: boolean;
  /** Checks what is filled in, by the rules of the line. */
  check(draft: Draft, options: CheckOptions): Promise<Errors>;
  load: typeof loadOnePageActions;
}

interface CheckOptions extends PhoneCheckOptions {
  needsAddress: boolean;
  needsInvoiceAddress: boolean;
  agreed: boolean;
  phoneIsKnown: boolean;
}

interface Press {
  /** Errors of fields that only this line has. */
  found?: object;
  /** What is ordered otherwise than the draft says. */
  given?: Partial<Draft>;
  /** Whether the buyer has to confirm something first. */
  isOnHold?(quote: Quote): boolean;
}

/** An order that is filled in and paid on one page: what is missing, the consent, and the press that pays. */
export function useOnePage<Errors extends BookingErrors = BookingErrors>(options: Options<Errors>) {
  const { draft, change, quote, refetch, adopt, needsAddress, check, load } = options;
  const browser = useBrowser();
  const showProgress = useShowProgress();
  const signedInPhone = useSignedInPhone();
  const [agreed, setAgreed] = useState(false);
  const [tries, setTries] = useState(0);
  const [errors, setErrors] = useState<Errors>({} as Errors);
  const needsInvoiceAddress = invoiceNeedsAddress(needsAddress, quote.shown, draft);
  const { placing, place } = usePlaceOrder({
    ...{ draft, change, refetch, load },
    needsAddress: needsAddress || needsInvoiceAddress,
  });

  // After a press that found the offer changed: to what is wrong with it by now, once it was priced again.
  const isRepriced = useRef(false);
  useEffect(() => {
    if (!isRepriced.current || quote.status !== "ready") return;
    isRepriced.current = false;
    if (quote.shown?.problems.length) setTries((n) => n + 1);
  }, [quote]);

  const checks = { needsAddress, needsInvoiceAddress, agreed, phoneIsKnown: signedInPhone !== undefined };

  // What is corrected is no longer reported; nothing new is, while the buyer is typing.
  const own = useRef({});
  const latest = useRef({ check, checks });
  useLayoutEffect(() => {
    latest.current = { check, checks };
  });
  useEffect(() => {
    if (tries === 0) return;
    let isCurrent = true;
    const now = latest.current;
    void Promise.all([load(), now.check(draft, now.checks)]).then(([{ remainingErrors }, wrong]) => {
      if (isCurrent) setErrors((shown) => remainingErrors(shown, { ...wrong, ...own.current }) as Errors);
    });
    return () => {
      isCurrent = false;
    };
  }, [draft, tries, load]);

  async function pay({ found = {}, given, isOnHold }: Press = {}) {
    if (quote.status === "failed") return refetch();
    own.current = found;
    const checked = await showProgress(check(draft, { ...checks, log: browser?.log }));
    const all = { ...checked, ...found };
    setErrors(all);
    if (Object.keys(all).length > 0) return setTries((n) => n + 1);
    if (quote.status !== "ready" || !quote.shown) return;
    if (quote.shown.problems.length > 0) return setTries((n) => n + 1);
    if (isOnHold?.(quote.shown)) return;
    const failure = await place(quote.shown, { phone: signedInPhone ?? draft.phone, ...given });
    if (failure?.status === "changed" || failure?.status === "closed") {
      isRepriced.current = true;
      // Asked again, the price may be another one: only an order counts what is not paid yet with a coupon.
      const sent = failure.status === "changed" && (await load()).changedQuote(failure.failure);
      if (sent) adopt(sent);
      else refetch();
    }
  }

  return {
    draft,
    change,
    agreed,
    setAgreed,
    /** Shown until they are corrected and the button is pressed again. */
    errors,
    tries,
    signedInPhone,
    needsAddress,
    needsInvoiceAddress,
    quote,
    /** What the same cost at the last press and costs now, where that differs. */
    priceChange: quote.status === "ready" ? priceChange(draft.attempt?.agreed, quote.shown) : undefined,
    refetch,
    placing,
    /** The fields that the server did not accept at the last press. */
    fieldErrors: placing.status === "failed" ? placing.failure.fieldErrors : undefined,
    pay,
  };
}

/** What the parts of the page share. */
export type OnePageState = ReturnType<typeof useOnePage>;

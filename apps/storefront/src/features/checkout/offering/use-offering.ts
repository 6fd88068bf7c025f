import { useQuote } from "@aradhana/checkout/quote";
import {
  type BookingErrors,
  canSendPrasad,
  cartChoiceOf,
  chadhaavaQuoteRequest,
} from "@aradhana/core/checkout";
import { type Chadhaava, type ChadhaavaQuoteRequest, MANDATE_LIMIT } from "@aradhana/core/contract";
import { useMemo, useState } from "react";
import { largeQuantities, type Quantity } from "../../../lines/chadhaava/quantities.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useOnePage } from "../one-page/use-one-page.ts";
import { loadOfferingActions } from "./load-offering-actions.ts";
import { useOfferingDraft } from "./use-offering-draft.ts";

/** The errors of the form, with that the buyer has not agreed to repeated charges. */
type OfferingErrors = BookingErrors & { repeat?: true };

const nothingChosen = { status: "none", shown: undefined, failure: undefined } as const;

/** The booking of one chadhaava: its draft, price, errors and payment. */
export function useOffering(chadhaava: Chadhaava) {
  const { country, language } = useVisitor();
  const browser = useBrowser();
  const { draft, change } = useOfferingDraft(chadhaava);
  const [agreedToRepeat, setAgreedToRepeat] = useState(false);
  const [toConfirm, setToConfirm] = useState<readonly Quantity[]>([]);

  const canShip = canSendPrasad(chadhaava, country);
  const needsAddress = canShip && draft.wantsPrasad === true;
  const api = browser?.api;
  const fetchQuote = useMemo(
    () =>
      api &&
      (async (request: ChadhaavaQuoteRequest) => (await loadOfferingActions()).quoteChadhaava(api, request)),
    [api],
  );
  const request = chadhaavaQuoteRequest(draft, chadhaava, { country, language });
  const { state, refetch, adopt } = useQuote<ChadhaavaQuoteRequest>(request, fetchQuote);
  // Also before the services of the browser are loaded: with nothing chosen there is nothing to wait for.
  const quote = request ? state : nothingChosen;
  const page = useOnePage<OfferingErrors>({
    ...{ draft, change, quote, refetch, adopt, needsAddress, load: loadOfferingActions },
    check: async (filled, options) =>
      (await loadOfferingActions()).checkBooking(filled, { ...options, needsItems: true }),
  });
  const { signedInPhone } = page;
  // Only an account can be charged again, and only up to the limit.
  const grand = quote.shown?.totals.grand;
  const canRepeat = signedInPhone !== undefined && !!grand && grand.amount <= MANDATE_LIMIT;
  const repeat =
    canRepeat && draft.repeat && chadhaava.frequencies.includes(draft.repeat.frequency)
      ? draft.repeat
      : undefined;

  async function pay({ isConfirmed = false } = {}) {
    setToConfirm([]);
    await page.pay({
      ...(repeat && !agreedToRepeat && { found: { repeat: true } }),
      given: { repeat },
      isOnHold() {
        const large = isConfirmed ? [] : largeQuantities(chadhaava, draft.items);
        setToConfirm(large);
        return large.length > 0;
      },
    });
  }

  return {
    ...page,
    /** The offerings as a line of the cart; undefined while none is chosen. */
    cartChoice: request && cartChoiceOf(request),
    /** How the order is repeated; undefined for once. */
    repeat,
    canRepeat,
    agreedToRepeat,
    setAgreedToRepeat,
    canShip,
    pay,
    /** Large quantities that the buyer confirms before the payment. */
    toConfirm,
    changeQuantity: () => setToConfirm([]),
    isClosed: page.placing.status === "closed",
  };
}

/** What the parts of the page share. */
export type OfferingState = ReturnType<typeof useOffering>;

import { useQuote } from "@aradhana/checkout/quote";
import type { Draft, DraftChange, ServiceErrors } from "@aradhana/core/checkout";
import type { Quote, ReportServiceType } from "@aradhana/core/contract";
import type { ServiceQuoteRequest } from "@aradhana/core/services";
import { useMemo } from "react";
import { useToday } from "../../../shared/local-time/use-today.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useOnePage } from "../one-page/use-one-page.ts";
import { loadServiceOrderActions } from "./load-service-order-actions.ts";

interface Options {
  type: ReportServiceType;
  draft: Draft;
  change(part: DraftChange): void;
  /** Of a birth: whether its time has two offsets. @default false */
  isAmbiguous?: boolean;
  /** Whether somebody orders: until then nothing is priced. @default true */
  isOpen?: boolean;
}

const nothingToPrice = { status: "none", shown: undefined, failure: undefined } as const;

/** The order of a service: its price, what is missing and the press that pays. */
export function useServiceOrder({ type, draft, change, isAmbiguous = false, isOpen = true }: Options) {
  const { country, language } = useVisitor();
  const today = useToday();
  const api = useBrowser()?.api;
  const fetchQuote = useMemo(
    () =>
      api &&
      (async (request: ServiceQuoteRequest) =>
        (await loadServiceOrderActions()).quoteService(api, type, request)),
    [api, type],
  );
  const request: ServiceQuoteRequest | undefined = isOpen
    ? { package_id: draft.packageId, coupon: draft.coupon || null, country_code: country, lang: language }
    : undefined;
  const { state, refetch, adopt } = useQuote<ServiceQuoteRequest, Quote>(request, fetchQuote);
  const quote = request ? state : nothingToPrice;
  const page = useOnePage<ServiceErrors>({
    ...{ draft, change, quote, refetch, adopt, needsAddress: false, load: loadServiceOrderActions },
    check: async (filled, options) =>
      (await loadServiceOrderActions()).checkService(filled, { ...options, today, isAmbiguous }),
  });
  return { ...page, type, today };
}

/** What the parts of the page share. */
export type ServiceOrderState = ReturnType<typeof useServiceOrder>;

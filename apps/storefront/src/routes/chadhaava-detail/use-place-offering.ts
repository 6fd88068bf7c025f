import type { Phone, Quote } from "@aradhana/core/contract";
import { useEffect, useState } from "react";
import { loadOfferingActions } from "../../features/checkout/offering/load-offering-actions.ts";
import type { OfferingDraft } from "../../features/checkout/offering/offering-draft.ts";
import type { PayFailure } from "../../features/checkout/offering/pay-offering.ts";
import { useBrowser } from "../../shared/services/browser.tsx";
import { useVisitor } from "../../shared/services/visitor.tsx";
import type { OfferingChange } from "./use-offering-draft.ts";

export type Placing = { status: "idle" | "working" } | PayFailure;

interface Options {
  draft: OfferingDraft;
  change(part: OfferingChange): void;
  needsAddress: boolean;
  /** Asks for the price once more. */
  refetch(): void;
}

/** Orders and pays. The page is left for the gateway's; back from there, by any way, it works again. */
export function usePlaceOffering({ draft, change, needsAddress, refetch }: Options) {
  const browser = useBrowser();
  const { language } = useVisitor();
  const [placing, setPlacing] = useState<Placing>({ status: "idle" });

  // Back from the gateway a browser may show this page as it was left: busy, with an old price.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setPlacing({ status: "idle" });
      refetch();
    };
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [refetch]);

  async function place(quote: Quote, phone: Phone) {
    if (!browser || placing.status === "working") return;
    setPlacing({ status: "working" });
    try {
      const { payOffering } = await loadOfferingActions();
      const booking = { draft: { ...draft, phone }, quote, needsAddress, language };
      const failure = await payOffering({ ...booking, browser, save: change });
      if (failure) setPlacing(failure);
      if (failure?.status === "changed") refetch();
    } catch {
      // The code itself did not come: without a network nothing else would either.
      setPlacing({ status: "failed", code: "network", retryAfter: undefined });
    }
  }

  return { placing, place };
}

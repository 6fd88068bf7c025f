import { loadWithRetry } from "@aradhana/core/lazy";
import { type ComponentType, useEffect, useState } from "react";
import type { SavedOffersProps } from "./saved-offers.tsx";

/** What a buyer with a proved number has saved: fetched only for them, and left out where it cannot be fetched. */
export function OfferSaved({ isProved, ...props }: SavedOffersProps & { isProved: boolean }) {
  const [Offers, setOffers] = useState<ComponentType<SavedOffersProps>>();
  useEffect(() => {
    if (!isProved) return;
    loadWithRetry(() => import("./saved-offers.tsx")).then(
      ({ SavedOffers }) => setOffers(() => SavedOffers),
      () => {},
    );
  }, [isProved]);
  return isProved && Offers ? <Offers {...props} /> : null;
}

import { loadWithRetry } from "@aradhana/core/lazy";
import { type ComponentType, useEffect, useState } from "react";
import type { SavedOffersProps } from "./saved-offers.tsx";

/** The saved names and addresses of a buyer with a verified number. They are left out if they cannot be loaded. */
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

import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";
import { storedOrdersKey } from "../../orders/access/saved-orders-key.ts";
import type { AskToSave, ChooseAddress, ChooseDevotee } from "./choose-saved.tsx";

const load = () => loadWithTexts(() => import("./choose-saved.tsx"));
const Addresses = lazy(async () => ({ default: (await load()).ChooseAddress }));
const Devotees = lazy(async () => ({ default: (await load()).ChooseDevotee }));

const Earlier = lazy(async () => ({ default: (await load()).ChooseEarlier }));
const Asked = lazy(async () => ({ default: (await load()).AskToSave }));

/** Fetched only by those who have something to be offered. */
const Offer = ({ children }: { children: ReactNode }) => (
  <SilentBoundary>
    <Suspense>{children}</Suspense>
  </SilentBoundary>
);

/** The saved addresses of a signed-in buyer. */
export const OfferAddresses = (props: ComponentProps<typeof ChooseAddress>) =>
  useUser() && (
    <Offer>
      <Addresses {...props} />
    </Offer>
  );

/** The saved names of a signed-in buyer, or those that a guest gave with earlier orders of this browser. */
export function OfferDevotees(props: ComponentProps<typeof ChooseDevotee>) {
  const isSignedIn = useUser() !== undefined;
  const hasOrders = useBrowser()?.storage.get(storedOrdersKey) != null;
  return (
    (isSignedIn || hasOrders) && (
      <Offer>{isSignedIn ? <Devotees {...props} /> : <Earlier {...props} />}</Offer>
    )
  );
}

/** Whether what a signed-in buyer fills in is saved for the next booking. */
export const OfferSaving = (props: ComponentProps<typeof AskToSave>) =>
  useUser() && (
    <Offer>
      <Asked {...props} />
    </Offer>
  );

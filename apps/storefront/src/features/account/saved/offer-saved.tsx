import { type ComponentProps, lazy, Suspense } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useUser } from "../../../shared/services/browser.tsx";
import type { ChooseAddress, ChooseDevotee } from "./choose-saved.tsx";

const load = () => loadWithTexts(() => import("./choose-saved.tsx"));
const Addresses = lazy(async () => ({ default: (await load()).ChooseAddress }));
const Devotees = lazy(async () => ({ default: (await load()).ChooseDevotee }));

/** The saved addresses of a signed-in buyer; a guest fetches nothing for it. */
export function OfferAddresses(props: ComponentProps<typeof ChooseAddress>) {
  return useUser() ? (
    <SilentBoundary>
      <Suspense>
        <Addresses {...props} />
      </Suspense>
    </SilentBoundary>
  ) : null;
}

/** The saved names of a signed-in buyer. */
export function OfferDevotees(props: ComponentProps<typeof ChooseDevotee>) {
  return useUser() ? (
    <SilentBoundary>
      <Suspense>
        <Devotees {...props} />
      </Suspense>
    </SilentBoundary>
  ) : null;
}

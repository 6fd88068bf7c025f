import { lazy, Suspense } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";
import { storedOrdersKey } from "../../orders/access/saved-orders-key.ts";
import type { SavedProps } from "./choose-saved.tsx";

const Saved = lazy(async () => ({
  default: (await loadWithTexts(() => import("./choose-saved.tsx"))).Saved,
}));

/**
 * What a signed-in buyer saved, and the question whether to save more; to a guest the names of earlier orders of this
 * browser. Who has none of it fetches nothing for it.
 */
export function OfferSaved(props: SavedProps) {
  const user = useUser();
  const storage = useBrowser()?.storage;
  if (!user && (props.kind !== "devotees" || !storage?.get(storedOrdersKey))) return null;
  return (
    <SilentBoundary>
      <Suspense>
        <Saved {...props} />
      </Suspense>
    </SilentBoundary>
  );
}

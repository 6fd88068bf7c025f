import { lazy, Suspense } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { savedGemsKey } from "./saved-gem-ids.ts";

const SavedGems = lazy(async () => {
  const module = await loadWithTexts(() => import("./saved-gems.tsx"));
  return { default: module.SavedGems };
});

/** The gems that this browser has saved, below their list. Who has saved none fetches nothing for it. */
export function LazySavedGems() {
  const browser = useBrowser();
  return browser && browser.storage.get(savedGemsKey) !== null ? (
    <SilentBoundary>
      <Suspense>
        <SavedGems />
      </Suspense>
    </SilentBoundary>
  ) : null;
}

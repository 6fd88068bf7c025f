import { lazy, Suspense } from "react";
import { loadWithRetry } from "../../screen/load-with-retry.ts";
import { SilentBoundary } from "../../screen/silent-boundary.tsx";
import { useHydrated } from "../../services/use-hydrated.ts";

const Unfinished = lazy(async () => {
  const module = await loadWithRetry(() => import("./unfinished.tsx"));
  return { default: module.Unfinished };
});

/** What this visitor left unfinished, fetched once the page is usable: the server knows nothing of it. */
export function UnfinishedThings() {
  return useHydrated() ? (
    <SilentBoundary>
      <Suspense>
        <Unfinished />
      </Suspense>
    </SilentBoundary>
  ) : null;
}

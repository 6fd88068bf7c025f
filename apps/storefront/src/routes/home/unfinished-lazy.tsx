import { lazy, Suspense } from "react";
import { useHydrated } from "../../services/use-hydrated.ts";

const Unfinished = lazy(async () => ({ default: (await import("./unfinished.tsx")).Unfinished }));

/** What this visitor left unfinished, fetched once the page is usable: the server knows nothing of it. */
export function UnfinishedThings() {
  return useHydrated() ? (
    <Suspense>
      <Unfinished />
    </Suspense>
  ) : null;
}

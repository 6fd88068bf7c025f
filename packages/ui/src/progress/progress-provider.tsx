import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { PageProgressProps } from "./page-progress.tsx";
import { ProgressContext } from "./progress-context.ts";
import { useLeaving } from "./use-leaving.ts";
import { usePressed } from "./use-pressed.ts";
import { useProgress } from "./use-progress.ts";

export interface ProgressProviderProps {
  /** Whether the app's router is on its way to another page. */
  navigating: boolean;
  /** Such as "Slow connection, still trying". */
  slow: string;
  children: ReactNode;
}

/**
 * Shows that a press is being answered: navigations and parts that open, and in every busy button below it. What was
 * pressed is marked with `data-pending`.
 */
export function ProgressProvider({ navigating, slow, children }: ProgressProviderProps) {
  const [opening, setOpening] = useState(0);
  const begin = useCallback(() => {
    setOpening((n) => n + 1);
    return () => setOpening((n) => n - 1);
  }, []);
  const isLeaving = useLeaving();
  const isBusy = navigating || opening > 0 || isLeaving;
  const progress = useProgress(isBusy);
  usePressed(progress !== "quiet");
  const [PageProgress, setPageProgress] = useState<ComponentType<PageProgressProps>>();
  useEffect(() => {
    const load = () => void loadPageProgress().then((loaded) => loaded && setPageProgress(() => loaded));
    if (isBusy) load();
    // Before the first press: on a slow connection it would arrive with the page that it is to say is slow.
    // Where no browser says when it is idle, it comes with the press.
    else window.requestIdleCallback?.(load);
  }, [isBusy]);
  const value = useMemo(() => ({ slow, begin }), [slow, begin]);
  return (
    <ProgressContext value={value}>
      {children}
      {PageProgress && <PageProgress progress={progress}>{slow}</PageProgress>}
    </ProgressContext>
  );
}

/** Not needed before a first press. A page that cannot fetch it still marks what was pressed. */
async function loadPageProgress(): Promise<ComponentType<PageProgressProps> | undefined> {
  // Awaited here: of `import().then(…)` the bundler would move only the import into its own promise.
  try {
    const { PageProgress } = await import("./page-progress.tsx");
    return PageProgress;
  } catch {
    return undefined;
  }
}

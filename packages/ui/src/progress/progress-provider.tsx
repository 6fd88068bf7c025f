import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { PageProgressProps } from "./page-progress.tsx";
import { createPressTime } from "./press-time.ts";
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
 * Shows that a press is being answered: navigations and parts that open, and in every busy button below it. What one
 * press waits for in a row, such as a call and a navigation, is one wait. What was
 * pressed is marked with `data-pending`. A skeleton shows by itself that its content is awaited, so only the message
 * after eight seconds is shown for it.
 */
export function ProgressProvider({ navigating, slow, children }: ProgressProviderProps) {
  const [opening, begin] = useCount();
  const [waiting, beginWaiting] = useCount();
  const isLeaving = useLeaving();
  const isBusy = navigating || opening > 0 || isLeaving;
  const isWaiting = waiting > 0;
  const [time] = useState(() => createPressTime(() => performance.now()));
  const progress = useProgress(isBusy, time);
  // Content may arrive long after the press that its page answered.
  const isSlow = useProgress(isWaiting, undefined) === "slow";
  usePressed(progress !== "quiet", time);
  const [PageProgress, setPageProgress] = useState<ComponentType<PageProgressProps>>();
  useEffect(() => {
    const load = () => void loadPageProgress().then((loaded) => loaded && setPageProgress(() => loaded));
    if (isBusy || isWaiting) load();
    // Before the first press: on a slow connection it would arrive with the page that it is to say is slow.
    // Where no browser says when it is idle, it comes with the press.
    else window.requestIdleCallback?.(load);
  }, [isBusy, isWaiting]);
  const value = useMemo(() => ({ slow, time, begin, beginWaiting }), [slow, time, begin, beginWaiting]);
  return (
    <ProgressContext value={value}>
      {children}
      {PageProgress && <PageProgress progress={isSlow ? "slow" : progress}>{slow}</PageProgress>}
    </ProgressContext>
  );
}

/** How many have begun and not ended, and the function that begins one. */
function useCount() {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((n) => n + 1);
    return () => setCount((n) => n - 1);
  }, []);
  return [count, begin] as const;
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

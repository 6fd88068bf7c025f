import { nextTask } from "@aradhana/browser/lazy";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { isChunkFailure } from "../../shared/lazy/chunk-failure.ts";
import { recoverPage } from "../../shared/lazy/recover-page.ts";
import { BrowserProvider, type BrowserServices } from "../../shared/services/browser.tsx";

interface Props {
  open(): Promise<BrowserServices>;
  /** Called once the page answers to taps. */
  onUsable?(): void;
  /** Called once they are there, and the page with them. */
  onOpen?(): void;
  children: ReactNode;
}

/**
 * Provides the browser services as soon as they are loaded; until then the page is as the server rendered it. After
 * a sign-out the page restarts, because the state of its components belonged to the previous user.
 */
export function BrowserServicesProvider({ open, onUsable, onOpen, children }: Props) {
  const [services, setServices] = useState<BrowserServices>();
  const [visitors, setVisitors] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    // The page answers to taps now; `pnpm perf` counts what was fetched until here.
    performance.mark("usable");
    onUsable?.();
    let stopWaiting: (() => void) | undefined;
    const show = async () => {
      // The page may be answering its first tap.
      await nextTask();
      if (!isCurrent) return;
      try {
        const opened = await open();
        // Parts of a long page may still wait for their hydration, in pieces: this must not press them into one.
        startTransition(() => void (isCurrent && setServices(opened)));
      } catch (lost) {
        // Without them the page can only be read. The error reporter is one of them, so this goes to the console.
        if (!isChunkFailure(lost)) window.reportError(lost);
        else if (isCurrent) stopWaiting = recoverPage();
      }
    };
    void show();
    return () => {
      isCurrent = false;
      stopWaiting?.();
    };
  }, [open, onUsable]);
  useEffect(() => {
    if (!services) return;
    // After what was typed early is in its fields again (RestoreInput).
    const timer = setTimeout(() => onOpen?.());
    return () => clearTimeout(timer);
  }, [services, onOpen]);
  useEffect(() => services?.onForget(() => setVisitors((n) => n + 1)), [services]);
  return (
    <BrowserProvider key={visitors} value={services}>
      {children}
    </BrowserProvider>
  );
}

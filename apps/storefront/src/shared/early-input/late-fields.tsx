import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { OnHydrate } from "./on-hydrate.tsx";
import { type Control, type Restore, restoreOf } from "./read-input.ts";

interface LateFieldsProps {
  fallback?: ReactNode;
  className?: string | undefined;
  /** A part whose script comes later than that of the page. */
  children: ReactNode;
}

/** Fields that are hydrated later than the page: what is typed into them until then is not lost. */
export function LateFields({ fallback, className, children }: LateFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef(new Map<EventTarget, Restore>());
  const isHydrated = useRef(false);
  const listening = useRef<AbortController>(null);

  useEffect(() => {
    if (isHydrated.current) return;
    const controller = new AbortController();
    listening.current = controller;
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || !box.current?.contains(target)) return;
      const restore = restoreOf(target as Control);
      if (restore) typed.current.set(target, restore);
      else typed.current.delete(target);
    };
    // React stops events in a part that it has not hydrated.
    window.addEventListener("input", remember, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);

  function restore() {
    isHydrated.current = true;
    listening.current?.abort();
    const all = [...typed.current.values()];
    // Outside of React's own work, so that each event sees the changes of the one before.
    setTimeout(() => {
      for (const enter of all) enter();
    });
  }

  return (
    <div ref={box} className={className}>
      <Suspense fallback={fallback}>
        {children}
        <OnHydrate>{restore}</OnHydrate>
      </Suspense>
    </div>
  );
}

import { type ReactNode, Suspense, useRef } from "react";
import { SilentBoundary } from "./silent-boundary.tsx";
import { useIsNear } from "./use-is-near.ts";

/** Renders a lazy part of the page shortly before it is scrolled to. The page is complete without it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, "800px");
  return (
    <>
      {/* Where it begins: of itself it takes no room. */}
      <div ref={place} />
      {isNear && (
        <SilentBoundary>
          <Suspense>{children}</Suspense>
        </SilentBoundary>
      )}
    </>
  );
}

import { Suspense, useEffect } from "react";
import { BootScreen } from "../../shared/boot-screen/boot-screen.tsx";
import { DeferredContent, deferPart, recover } from "../../shared/lazy/deferred-part.tsx";

const part = deferPart(async () => (await import("./screen-error-below-fold.tsx")).ScreenError);

/** Needed when something fails, which may be the connection: fetched beforehand, once the page answers to taps. */
export const loadScreenError = part.preload;

/** Replaces a screen that could not be shown. */
export function ScreenError() {
  useEffect(() => void part.preload().catch(recover), []);
  return (
    <Suspense fallback={<BootScreen inShell />}>
      <DeferredContent part={part} props={{}} />
    </Suspense>
  );
}

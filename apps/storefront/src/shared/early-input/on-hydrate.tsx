import { useEffect, useEffectEvent } from "react";

/** Calls its child once everything in its Suspense boundary is hydrated. */
export function OnHydrate({ children }: { children: () => void }) {
  const hydrated = useEffectEvent(children);
  useEffect(() => hydrated(), []);
  return null;
}

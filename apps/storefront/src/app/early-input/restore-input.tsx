import { type ReactNode, useEffect } from "react";
import type { Restore } from "../../shared/early-input/read-input.ts";

interface Props {
  restore: Restore;
  children: ReactNode;
}

/** Wraps a page that is being hydrated, and then restores what was typed before. */
export function RestoreInput({ restore, children }: Props) {
  useEffect(() => {
    // Outside of React's own work, so that each event sees the changes of the one before.
    const timer = setTimeout(restore);
    return () => clearTimeout(timer);
  }, [restore]);
  return children;
}

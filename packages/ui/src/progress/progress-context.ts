import { createContext, useContext, useEffect } from "react";
import type { PressTime } from "./press-time.ts";

export interface ProgressContextValue {
  /** What a button and the page say after eight seconds. */
  slow: string;
  time: PressTime;
  /** Something that was requested is being fetched. Returns the function that ends it. */
  begin(): () => void;
  /** The place of content that is being fetched is visible. Returns the function that ends it. */
  beginWaiting(): () => void;
}

/** Set by `ProgressProvider`. */
export const ProgressContext = createContext<ProgressContextValue | undefined>(undefined);

/** For the `fallback` of a part that opens on a press: shows the press as in progress until the part is there. */
export function Opening(): null {
  const begin = useContext(ProgressContext)?.begin;
  useEffect(() => begin?.(), [begin]);
  return null;
}

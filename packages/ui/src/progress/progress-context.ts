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

/** The place of the caller's content is visible, and the content is being fetched. */
export function useAwaited(): void {
  const beginWaiting = useContext(ProgressContext)?.beginWaiting;
  useEffect(() => beginWaiting?.(), [beginWaiting]);
}

/** In a place without skeletons whose content is being fetched: after eight seconds the connection is said to be slow. */
export function Awaiting(): null {
  useAwaited();
  return null;
}

/** For the `fallback` of a part that opens on a press: shows the press as in progress until the part is there. */
export function Opening(): null {
  const begin = useContext(ProgressContext)?.begin;
  useEffect(() => begin?.(), [begin]);
  return null;
}

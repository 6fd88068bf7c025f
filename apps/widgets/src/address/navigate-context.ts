import { createContext } from "react";

interface NavigateOptions {
  /** Replaces the current address: Back does not return to it. @default adds a history entry */
  replace?: boolean;
}

/** Opens another widget in the same frame. */
export type Navigate = (href: string, options?: NavigateOptions) => void;

/** Follows links within the frame; undefined where the browser follows them itself. */
export const NavigateContext = createContext<Navigate | undefined>(undefined);

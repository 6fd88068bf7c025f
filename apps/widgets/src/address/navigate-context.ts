import { createContext } from "react";

interface NavigateOptions {
  /** Replaces the current address: it need not be returned to. @default a history entry of its own */
  replace?: boolean;
}

/** Opens another widget in the same frame. */
export type Navigate = (href: string, options?: NavigateOptions) => void;

/** Follows links within the frame; undefined where the browser follows them itself. */
export const NavigateContext = createContext<Navigate | undefined>(undefined);

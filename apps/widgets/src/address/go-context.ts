import { createContext } from "react";

interface GoOptions {
  /** In the place of what is shown, which nobody needs to come back to. @default a step of its own */
  replace?: boolean;
}

/** Goes to another widget in the same frame. */
export type Go = (href: string, options?: GoOptions) => void;

/** How links within the frame are followed; nothing where a browser is to follow them itself. */
export const GoContext = createContext<Go | undefined>(undefined);

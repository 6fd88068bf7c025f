import { createContext } from "react";

/** Goes to another widget in the same frame. */
export type Go = (href: string) => void;

/** How links within the frame are followed; nothing where a browser is to follow them itself. */
export const GoContext = createContext<Go | undefined>(undefined);

import { type ComponentProps, type ComponentType, createContext } from "react";

/** What draws a link inside the app: a plain `<a>`, or an adapter of the app's router that takes the same props. */
export type LinkComponent = "a" | ComponentType<ComponentProps<"a"> & { href: string }>;

export const LinkContext = createContext<LinkComponent>("a");

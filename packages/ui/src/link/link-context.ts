import { type ComponentProps, type ComponentType, createContext } from "react";

/** What draws a link inside the app: a plain `<a>`, or an adapter of the app's router that takes the same props. */
export type LinkComponent = "a" | ComponentType<ComponentProps<"a"> & { href: string }>;

/** What draws the links below: the app's choice, by `LinkProvider`. */
export const LinkContext = createContext<LinkComponent>("a");

import { type ComponentProps, type ComponentType, createContext } from "react";

/** The component for links inside the app: a plain `<a>`, or an adapter of the app's router with the same props. */
export type LinkComponent = "a" | ComponentType<ComponentProps<"a"> & { href: string }>;

/** The link component, set by `LinkProvider`. */
export const LinkContext = createContext<LinkComponent>("a");

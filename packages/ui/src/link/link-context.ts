import { type ComponentProps, type ComponentType, createContext } from "react";

/** The component for links inside the app: a plain `<a>`, or an adapter of the app's router with the same props. */
export type LinkComponent = "a" | ComponentType<ComponentProps<"a"> & { href: string }>;

/** The link component, set by `LinkProvider`. */
export const LinkContext = createContext<LinkComponent>("a");

/** What is shown of a page before it is opened. */
export interface LinkPreview {
  title: string;
  /** The file name of its artwork, and the displayed width of the one that is loaded already. */
  picture?: { name: string; sizes: string } | undefined;
}

/** The preview beside the links below: the app can show it at once when one of them is followed. */
export const LinkPreviewContext = createContext<LinkPreview | undefined>(undefined);

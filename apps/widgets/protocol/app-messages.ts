import { appLink, pixels } from "./fields.ts";
import { fromPage, fromWidget } from "./messages.ts";

/** What messages between a widget and the app around it are about: a web view holds one widget. */
export const APP = "app";

/** What a widget tells the app around it: all that it tells a page, and links that only an app can open. */
export const toApp = { ...fromWidget, open_app: { address: appLink } } as const;

/** What the app around a widget tells it. */
export const fromApp = {
  ...fromPage,
  insets: { top: pixels, right: pixels, bottom: pixels, left: pixels },
} as const;

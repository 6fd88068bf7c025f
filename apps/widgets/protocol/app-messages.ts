import { appLink, pixels } from "./fields.ts";
import { fromPage, fromWidget } from "./messages.ts";

/** What messages between a widget and the app around it are about: a web view holds one widget. */
export const APP = "app";

const { scroll_to: _, ...events } = fromWidget;

/** What a widget tells the app around it: what it tells a page of itself, and links that only an app can open. */
export const toApp = { ...events, open_app: { address: appLink } } as const;

/** What the app around a widget tells it. */
export const fromApp = {
  prefill: fromPage.prefill,
  insets: { top: pixels, right: pixels, bottom: pixels, left: pixels },
} as const;

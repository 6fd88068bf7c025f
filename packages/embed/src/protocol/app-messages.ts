import { appLink, pixels } from "./fields.ts";
import { fromPage, fromWidget } from "./messages.ts";

/** The context of messages between a widget and the app around it: a web view has one widget. */
export const APP = "app";

const { scroll_to: _, ...events } = fromWidget;

/** Messages from a widget to the app around it: those that a page gets, and links that only an app can open. */
export const toApp = { ...events, open_app: { address: appLink } } as const;

/** Messages from the app to its widget. */
export const fromApp = {
  prefill: fromPage.prefill,
  insets: { top: pixels, right: pixels, bottom: pixels, left: pixels },
} as const;

import type { BrowserServices } from "../services/browser.tsx";

/** What of a tab's services the work after hydration may use. */
export type AfterUsable = Omit<BrowserServices, "prefetch">;

/** Everything that waits until the page answers to taps: none of it may delay the first paint. */
export function startAfterUsable(_services: AfterUsable): void {}

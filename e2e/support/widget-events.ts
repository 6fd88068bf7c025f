import type { Page } from "@playwright/test";
import type { InitScripts } from "./init-scripts.ts";

type ReceivedEvent = [type: string, payload: Record<string, unknown>];

const types = "ready resize navigate view_item select_package begin_checkout close error".split(" ");

/** Records the widget events of all pages of a context. */
export const keepEvents = (context: InitScripts<string[]>) =>
  context.addInitScript((followed) => {
    if (window !== window.top) return;
    const receivedEvents: unknown[] = [];
    Object.assign(window, { receivedEvents });
    for (const type of followed)
      document.addEventListener(`aradhana:${type}`, (event) =>
        receivedEvents.push([type, (event as CustomEvent).detail]),
      );
  }, types);

/** The widget events of a page, in order. */
export const eventsOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { receivedEvents: ReceivedEvent[] }).receivedEvents);

/** How many events of one type it received. */
export const countOf = async (page: Page, eventType: string) =>
  (await eventsOn(page)).filter(([type]) => type === eventType).length;

/** A window whose document queued messages of the page around until this script was loaded (apps/storefront/server/widget-page.ts). */
interface EarlyWindow extends EventTarget {
  saidEarly?: MessageEvent[];
  onmessage: unknown;
}

/** Dispatches again the messages that the page around sent before the application listened. */
export function replayEarlyMessages(window: EarlyWindow): void {
  const { saidEarly } = window;
  if (!saidEarly) return;
  window.onmessage = null;
  delete window.saidEarly;
  // An event is dispatched once; its like has the same sender and the same channel.
  for (const { data, origin, source, ports } of saidEarly) {
    const event = new MessageEvent("message", { data, origin, ports: [...ports] });
    // Firefox's constructor throws at the window of a page of another site.
    window.dispatchEvent(Object.defineProperty(event, "source", { value: source }));
  }
}

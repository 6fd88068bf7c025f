/** A window whose document kept what the page around said before we were there (apps/storefront/server/widget-page.ts). */
interface EarlyWindow extends EventTarget {
  saidEarly?: MessageEvent[];
  onmessage: unknown;
}

/** Says again what the page around has said before anybody here could hear it, to whoever listens now. */
export function hearEarly(window: EarlyWindow): void {
  const { saidEarly } = window;
  if (!saidEarly) return;
  window.onmessage = null;
  delete window.saidEarly;
  // An event is dispatched once; its like has the same sender and the same channel.
  for (const { data, origin, source, ports } of saidEarly)
    window.dispatchEvent(new MessageEvent("message", { data, origin, source, ports: [...ports] }));
}

import { afterEach, expect, test, vi } from "vitest";
import { replayEarlyMessages } from "./replay-early-messages.ts";

const early = window as Parameters<typeof replayEarlyMessages>[0];
afterEach(() => {
  early.saidEarly = undefined;
  vi.unstubAllGlobals();
});

test("earlier messages reach new listeners once, with the same sender and channel", () => {
  const { port1 } = new MessageChannel();
  const sent = new MessageEvent("message", {
    data: { type: "partner_id_set" },
    origin: "https://stars.test",
    source: window,
    ports: [port1],
  });
  early.saidEarly = [sent];
  const keep = vi.fn();
  window.onmessage = keep;
  const received: MessageEvent[] = [];
  const listen = (event: MessageEvent) => received.push(event);
  window.addEventListener("message", listen);
  replayEarlyMessages(early);
  window.removeEventListener("message", listen);
  expect(received.map(({ data, origin, source, ports }) => [data, origin, source, ports])).toEqual([
    [sent.data, sent.origin, sent.source, sent.ports],
  ]);
  expect(keep).not.toHaveBeenCalled();
});

test("they do in Firefox too, whose constructor refuses the window of a page of another site", () => {
  const { contentWindow: source } = document.body.appendChild(document.createElement("iframe"));
  early.saidEarly = [new MessageEvent("message", { data: "hello", origin: "https://stars.test", source })];
  vi.stubGlobal(
    "MessageEvent",
    new Proxy(MessageEvent, {
      construct(target, [type, init]: [string, MessageEventInit]) {
        if (init.source) throw new TypeError("'source' member could not be converted");
        return new target(type, init);
      },
    }),
  );
  const received: MessageEvent[] = [];
  window.addEventListener("message", (event) => received.push(event), { once: true });
  replayEarlyMessages(early);
  expect(received.map(({ data, origin, source }) => [data, origin, source])).toEqual([
    ["hello", "https://stars.test", source],
  ]);
});

test("a document without queued messages replays nothing", () => {
  const listener = () => {};
  window.onmessage = listener;
  replayEarlyMessages(early);
  expect(window.onmessage).toBe(listener);
  window.onmessage = null;
});

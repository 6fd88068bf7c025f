import { afterEach, expect, test, vi } from "vitest";
import { replayEarlyMessages } from "./replay-early-messages.ts";

const early = window as Parameters<typeof replayEarlyMessages>[0];
afterEach(() => {
  early.saidEarly = undefined;
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

test("a document without queued messages replays nothing", () => {
  const listener = () => {};
  window.onmessage = listener;
  replayEarlyMessages(early);
  expect(window.onmessage).toBe(listener);
  window.onmessage = null;
});

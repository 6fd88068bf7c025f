import { afterEach, expect, test, vi } from "vitest";
import { replayEarlyMessages } from "./replay-early-messages.ts";

const early = window as Parameters<typeof replayEarlyMessages>[0];
afterEach(() => {
  early.saidEarly = undefined;
});

test("what was said before is heard once by who listens now: from the same sender, with the same channel", () => {
  const { port1 } = new MessageChannel();
  const said = new MessageEvent("message", {
    data: { type: "partner_id_set" },
    origin: "https://stars.test",
    source: window,
    ports: [port1],
  });
  early.saidEarly = [said];
  const keep = vi.fn();
  window.onmessage = keep;
  const received: MessageEvent[] = [];
  const listen = (event: MessageEvent) => received.push(event);
  window.addEventListener("message", listen);
  replayEarlyMessages(early);
  window.removeEventListener("message", listen);
  expect(received.map(({ data, origin, source, ports }) => [data, origin, source, ports])).toEqual([
    [said.data, said.origin, said.source, said.ports],
  ]);
  expect(keep).not.toHaveBeenCalled();
});

test("a document that kept nothing hears nothing", () => {
  const kept = () => {};
  window.onmessage = kept;
  replayEarlyMessages(early);
  expect(window.onmessage).toBe(kept);
  window.onmessage = null;
});

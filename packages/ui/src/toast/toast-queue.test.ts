import { expect, test, vi } from "vitest";
import { createToastQueue } from "./toast-queue.ts";

test("messages are queued in order until a toaster shows them", () => {
  const queue = createToastQueue();
  queue.add({ title: "first" });
  queue.add({ title: "second" });
  const show = vi.fn();
  queue.connect(show);
  queue.add({ title: "third" });
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(["first", "second", "third"]);
});

test("a shown message is not shown again", () => {
  const queue = createToastQueue();
  queue.add({ title: "first" });
  queue.connect(() => {})();
  const show = vi.fn();
  queue.connect(show);
  expect(show).not.toHaveBeenCalled();
});

test("an old toaster that unsubscribes late does not silence the new one", () => {
  const queue = createToastQueue();
  const leave = queue.connect(() => {});
  const show = vi.fn();
  queue.connect(show);
  leave();
  queue.add({ title: "first" });
  expect(show).toHaveBeenCalledOnce();
});

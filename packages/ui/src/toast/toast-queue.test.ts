import { expect, test, vi } from "vitest";
import { createToastQueue } from "./toast-queue.ts";

test("messages wait, in order, for somebody to show them", () => {
  const queue = createToastQueue();
  queue.add({ title: "first" });
  queue.add({ title: "second" });
  const show = vi.fn();
  queue.connect(show);
  queue.add({ title: "third" });
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(["first", "second", "third"]);
});

test("what is shown once is not shown again", () => {
  const queue = createToastQueue();
  queue.add({ title: "first" });
  queue.connect(() => {})();
  const show = vi.fn();
  queue.connect(show);
  expect(show).not.toHaveBeenCalled();
});

test("a late farewell does not silence who came after", () => {
  const queue = createToastQueue();
  const leave = queue.connect(() => {});
  const show = vi.fn();
  queue.connect(show);
  leave();
  queue.add({ title: "first" });
  expect(show).toHaveBeenCalledOnce();
});

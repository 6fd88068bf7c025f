import { expect, test, vi } from "vitest";
import { fakeClock } from "../../test/fake-clock.ts";
import { followProgress } from "./index.ts";

test("work is shown after 300 ms, and is slow after eight seconds", () => {
  const clock = fakeClock();
  const onChange = vi.fn();
  followProgress(clock.after, onChange);
  clock.pass(299);
  expect(onChange).not.toHaveBeenCalled();
  clock.pass(1);
  expect(onChange.mock.calls).toEqual([["shown"]]);
  clock.pass(7_699);
  expect(onChange).toHaveBeenCalledOnce();
  clock.pass(1);
  expect(onChange.mock.calls).toEqual([["shown"], ["slow"]]);
});

test("work that continues earlier work is shown, and is slow, at the time of the whole", () => {
  const clock = fakeClock();
  const onChange = vi.fn();
  followProgress(clock.after, onChange, 7_000);
  clock.pass(0);
  expect(onChange.mock.calls).toEqual([["shown"]]);
  clock.pass(999);
  expect(onChange).toHaveBeenCalledOnce();
  clock.pass(1);
  expect(onChange.mock.calls).toEqual([["shown"], ["slow"]]);
});

test("work that is done is neither", () => {
  const clock = fakeClock();
  const onChange = vi.fn();
  const end = followProgress(clock.after, onChange);
  end();
  clock.pass(10_000);
  expect(onChange).not.toHaveBeenCalled();
  expect(clock.waiting()).toBe(0);
});

import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Countdown } from "./countdown.tsx";
import { type TimeLeft, timeLeft, untilNextChange } from "./time-left.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const pad = (figure: number) => String(figure).padStart(2, "0");

const labels = (left: TimeLeft) => {
  switch (left.unit) {
    case "days":
      return {
        shown: `${left.days} d ${left.hours} h`,
        spoken: `${left.days} days ${left.hours} hours left`,
      };
    case "hours":
      return { shown: `${left.hours} h ${left.minutes} min`, spoken: `${left.hours} hours left` };
    case "minutes":
      return { shown: `${pad(left.minutes)}:${pad(left.seconds)}`, spoken: `${left.minutes} minutes left` };
    case "ended":
      return { shown: "ended", spoken: "The time has run out" };
  }
};

const serverNow = "2026-11-20T06:00:00.000Z";
const later = (ms: number) => new Date(Date.parse(serverNow) + ms).toISOString();
const countdown = (ms: number) => <Countdown until={later(ms)} serverNow={serverNow} labels={labels} />;

describeComponent("Countdown", countdown(3 * DAY), "countdown");

test.each([
  [3 * DAY + 4 * HOUR + 59 * MINUTE, { unit: "days", days: 3, hours: 4 }],
  [DAY, { unit: "days", days: 1, hours: 0 }],
  [DAY - 1, { unit: "hours", hours: 23, minutes: 59 }],
  [HOUR, { unit: "hours", hours: 1, minutes: 0 }],
  [HOUR - 1, { unit: "minutes", minutes: 59, seconds: 59 }],
  [1000, { unit: "minutes", minutes: 0, seconds: 1 }],
  [999, { unit: "ended" }],
  [-5 * DAY, { unit: "ended" }],
])("%i ms are shown as %o", (ms, expected) => {
  expect(timeLeft(ms)).toEqual(expected);
});

test.each([30_500, 59 * MINUTE, HOUR, 5 * HOUR + 1, DAY, 9 * DAY + 7])(
  "the text stays the same before the next tick of %i ms, and changes at it",
  (ms) => {
    const step = untilNextChange(ms);
    expect(timeLeft(ms - step + 1)).toEqual(timeLeft(ms));
    expect(timeLeft(ms - step)).not.toEqual(timeLeft(ms));
  },
);

describe("while time passes", () => {
  // The visitor's clock is years behind: only elapsed time counts.
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2021-01-01T00:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test("the server's HTML and the first render are the same", () => {
    const html = renderToString(countdown(10 * MINUTE));
    vi.advanceTimersByTime(5000);
    expect(renderToString(countdown(10 * MINUTE))).toBe(html);
    expect(html).toContain("10:00");
  });

  test("counts seconds in the last hour and reports the end", () => {
    const onEnd = vi.fn();
    render(<Countdown until={later(2 * MINUTE)} serverNow={serverNow} labels={labels} onEnd={onEnd} />);
    const timer = screen.getByRole("timer");
    expect(timer.textContent).toContain("02:00");

    pass(1001);
    expect(timer.textContent).toContain("01:58");
    pass(2 * MINUTE);
    expect(timer.textContent).toContain("ended");
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("reports the end at the instant itself, once, however often the server time is updated", () => {
    const onEnd = vi.fn();
    const until = later(900);
    const at = (ms: number) => (
      <Countdown until={until} serverNow={later(ms)} labels={labels} onEnd={onEnd} />
    );
    const { rerender } = render(at(0));
    pass(100);
    rerender(at(100));
    expect(screen.getByRole("timer").textContent).toContain("ended");
    expect(onEnd).not.toHaveBeenCalled();

    pass(801);
    expect(onEnd).toHaveBeenCalledOnce();
    rerender(at(950));
    pass(MINUTE);
    expect(onEnd).toHaveBeenCalledOnce();

    rerender(<Countdown until={later(MINUTE)} serverNow={later(950)} labels={labels} onEnd={onEnd} />);
    pass(MINUTE);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test("reports the end again if the first end was an error of the visitor's clock", () => {
    const onEnd = vi.fn();
    const at = (ms: number) => (
      <Countdown until={later(10 * MINUTE)} serverNow={later(ms)} labels={labels} onEnd={onEnd} />
    );
    const { rerender } = render(at(0));
    pass(10 * MINUTE + 1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    rerender(at(MINUTE));
    expect(screen.getByRole("timer").textContent).toContain("09:00");
    pass(9 * MINUTE + 1);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test("wakes up once an hour while days are left", () => {
    render(countdown(3 * DAY + 30 * MINUTE));
    const woken = vi.spyOn(globalThis, "setTimeout");
    pass(2 * HOUR);
    expect(woken).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("timer").textContent).toContain("2 d 22 h");
  });

  test("restarts from a new server time", () => {
    const { rerender } = render(countdown(10 * MINUTE));
    pass(MINUTE);
    const newer = { until: later(11 * MINUTE), serverNow: later(MINUTE) };
    rerender(<Countdown {...newer} labels={labels} />);
    expect(screen.getByRole("timer").textContent).toContain("10:00");
  });

  test("leaves no timer behind", () => {
    render(countdown(HOUR)).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("screen readers get a sentence, and nothing is announced automatically", () => {
    render(countdown(10 * MINUTE));
    const timer = screen.getByRole("timer");
    expect(timer.getAttribute("aria-live")).toBe("off");
    expect(timer.querySelector("[aria-hidden]")?.textContent).toBe("10:00");
    expect(screen.getByText("10 minutes left")).toBeDefined();
  });
});

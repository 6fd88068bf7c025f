import { expect, test, vi } from "vitest";
import { paymentStatus } from "../../test/contract/orders.ts";
import { standingClock } from "../../test/standing-clock.ts";
import { ApiError } from "../api/index.ts";
import type { PaymentStatus } from "../contract/index.ts";
import { type PaymentSeen, watchPayment } from "./index.ts";

const pending = (next_poll_ms: number | null): PaymentStatus => ({
  ...(paymentStatus as PaymentStatus),
  ...{ state: "pending", next_poll_ms },
});
const refusal = (status: number) => new ApiError("no", { code: "x", status });

/** A watch whose looks bring one after the other, then the last again and again. */
function watch(looks: readonly (PaymentStatus | Error)[], longest = 60_000) {
  const clock = standingClock();
  let time = Date.parse("2026-11-20T10:00:00.000Z");
  const seen: PaymentSeen[] = [];
  const look = vi.fn(async () => {
    const next = looks[Math.min(look.mock.calls.length, looks.length) - 1];
    if (!next || next instanceof Error) throw next;
    return next;
  });
  const end = watchPayment({
    ...{ look, longest, after: clock.after, now: () => time },
    onSeen: (each) => seen.push(each),
  });
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return {
    ...{ look, seen, end, settle, waiting: clock.waiting },
    async pass(ms: number) {
      await settle();
      time += ms;
      clock.pass(ms);
      await settle();
    },
  };
}

test("it is looked at again when the server says so, until that says no more", async () => {
  const { look, seen, pass, waiting } = watch([pending(2_000), pending(3_000), pending(null)]);
  await pass(1_999);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(1);
  await pass(3_000);
  expect(seen.map(({ isAsking }) => isAsking)).toEqual([true, true, false]);
  expect(seen.map(({ payment }) => payment?.next_poll_ms)).toEqual([2_000, 3_000, null]);
  expect([look.mock.calls.length, waiting()]).toEqual([3, 0]);
});

test("after the longest time nothing is asked by itself", async () => {
  const { look, seen, pass } = watch([pending(2_000)], 4_000);
  await pass(2_000);
  expect(seen.at(-1)?.isAsking).toBe(true);
  await pass(2_000);
  expect(seen.at(-1)?.isAsking).toBe(false);
  await pass(60_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test("a look without an answer is told, and made again after five seconds, or after the last wait", async () => {
  const { look, seen, pass } = watch([refusal(0), pending(2_000), refusal(503), pending(null)]);
  await pass(4_999);
  expect(seen).toEqual([{ payment: undefined, refused: refusal(0), isAsking: true }]);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(1);
  await pass(2_000);
  expect(seen.at(-1)).toEqual({ payment: undefined, refused: refusal(503), isAsking: true });
  await pass(2_000);
  expect(seen.at(-1)).toEqual({ payment: pending(null), isAsking: false });
});

test("a refusal ends it", async () => {
  const { look, seen, pass } = watch([refusal(404)]);
  await pass(60_000);
  expect(seen).toEqual([{ payment: undefined, refused: refusal(404), isAsking: false }]);
  expect(look).toHaveBeenCalledTimes(1);
});

test("once it is ended nothing is told, and nothing is asked any more", async () => {
  const early = watch([pending(2_000)]);
  early.end();
  await early.settle();
  expect([early.seen, early.waiting()]).toEqual([[], 0]);

  const late = watch([pending(2_000)]);
  await late.settle();
  expect(late.waiting()).toBe(1);
  late.end();
  expect(late.waiting()).toBe(0);
});

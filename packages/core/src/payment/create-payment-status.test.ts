import { describe, expect, test, vi } from "vitest";
import { paymentStatus } from "../../test/contract/orders.ts";
import { fakeClock } from "../../test/fake-clock.ts";
import { ApiError } from "../api/index.ts";
import type { PaymentState } from "../contract/index.ts";
import { createPaymentStatus, type PaymentStatusOptions } from "./index.ts";

const orderId = paymentStatus.order.id;
const meta = { request_id: "r", server_time: paymentStatus.paid_at, currency: "inr", country_code: "in" };
const isOpen = (state: PaymentState) => state === "created" || state === "pending";
const response = (state: PaymentState) => ({
  ...{ success: true, message: "", meta },
  results: { ...paymentStatus, state, next_poll_ms: isOpen(state) ? 2_000 : null },
});
const error = (status: number) => new ApiError("no", { code: "x", status });
const gatewayReturn = { gateway: "sandbox", params: { sandbox_order: "sbx_1" } } as const;
const flush = () => new Promise<void>((done) => setImmediate(done));

/** A page whose API returns these responses in order, then repeats the last one; errors are thrown. */
function openPage(
  answers: { status?: (PaymentState | Error)[]; verify?: (PaymentState | Error)[] },
  options: Partial<PaymentStatusOptions> = {},
) {
  const clock = fakeClock();
  let time = Date.parse("2026-11-20T10:00:00.000Z");
  const next = (from: (PaymentState | Error)[] = ["created"]) => {
    const answer = (from.length > 1 ? from.shift() : from[0]) ?? "created";
    if (answer instanceof Error) throw answer;
    return response(answer);
  };
  const get = vi.fn(async () => next(answers.status));
  const post = vi.fn(async () => Response.json(next(answers.verify)));
  const onReturnHandled = vi.fn();
  const payment = createPaymentStatus({
    ...{
      api: { get, post, write: vi.fn() },
      orderId,
      secret: () => "s",
      language: "en",
      gatewayReturn: undefined,
    },
    ...{ canSignIn: false, onReturnHandled, maxDuration: 600_000, report: vi.fn() },
    ...{ now: () => time, after: clock.after, ...options },
  });
  const shown = () => {
    const view = payment.getState();
    return view.status === "known" ? view.payment.state : view.status;
  };
  return {
    ...{ get, post, onReturnHandled, payment, shown },
    async pass(ms: number) {
      time += ms;
      clock.pass(ms);
      await flush();
    },
  };
}

test("a payment is followed until its state is final", async () => {
  const page = openPage({ status: ["created", "pending", "success"] });
  expect(page.shown()).toBe("checking");
  page.payment.poll();
  await page.pass(0);
  expect(page.shown()).toBe("created");
  await page.pass(2_000);
  expect(page.shown()).toBe("pending");
  await page.pass(2_000);
  expect(page.payment.getState()).toMatchObject({ status: "known", isPolling: false });
  await page.pass(60_000);
  expect([page.shown(), page.get.mock.calls.length]).toEqual(["success", 3]);
});

test("nothing is polled or shown once it has stopped", async () => {
  const page = openPage({ status: ["created"] });
  page.payment.poll();
  page.payment.stop();
  await page.pass(60_000);
  expect([page.shown(), page.get.mock.calls.length]).toEqual(["checking", 1]);
});

test("a failed check leaves the last known payment on the screen", async () => {
  const page = openPage({ status: ["pending", error(500), "success"] });
  page.payment.poll();
  await page.pass(0);
  await page.pass(2_000);
  expect(page.shown()).toBe("pending");
  await page.pass(2_000);
  expect(page.shown()).toBe("success");
});

test.each([
  [404, "inaccessible"],
  [403, "inaccessible"],
  [429, "failed"],
  [500, "failed"],
  [0, "failed"],
])("a first check that ends with %i shows the order as %s", async (status, view) => {
  const page = openPage({ status: [error(status)] });
  page.payment.poll();
  await page.pass(0);
  expect(page.payment.getState()).toMatchObject({ status: view, failure: { httpStatus: status } });
});

test("a buyer who retries sees at once that it is checked", async () => {
  const page = openPage({ status: [error(500), "success"] });
  page.payment.poll();
  await page.pass(0);
  page.payment.refetch();
  expect(page.shown()).toBe("checking");
  await page.pass(0);
  page.payment.refetch();
  expect(page.payment.getState()).toMatchObject({ status: "known", isPolling: true });
});

test("a retry resolves with its answer, and no later than it is stopped or repeated", async () => {
  const page = openPage({ status: ["pending"] });
  const order: string[] = [];
  const retry = (name: string) => void page.payment.refetch().then(() => order.push(name));
  retry("answered");
  expect(order).toEqual([]);
  await page.pass(0);
  expect(order).toEqual(["answered"]);
  retry("repeated");
  retry("stopped");
  page.payment.stop();
  await page.pass(0);
  expect(order).toEqual(["answered", "repeated", "stopped"]);
});

test("an order is found by the partner's number, and none without any number", async () => {
  const byNumber = openPage({ status: ["success"] }, { orderId: undefined, tempOrderId: "T-7" });
  byNumber.payment.poll();
  await byNumber.pass(0);
  expect(byNumber.get.mock.calls).toEqual([
    ["/noauth-api/v1/payment/status", { temp_order_id: "T-7", t: "s" }],
  ]);
  const unnamed = openPage({}, { orderId: undefined });
  unnamed.payment.poll();
  expect([unnamed.shown(), unnamed.get.mock.calls.length]).toEqual(["inaccessible", 0]);
});

describe("on return from the gateway", () => {
  test("its data is verified once, also where polling starts again meanwhile", async () => {
    const page = openPage({ verify: ["success"] }, { gatewayReturn });
    page.payment.poll();
    page.payment.poll();
    await page.pass(0);
    await page.pass(0);
    expect([page.shown(), page.post.mock.calls.length, page.get.mock.calls.length]).toEqual([
      "success",
      1,
      0,
    ]);
    expect(page.onReturnHandled).toHaveBeenCalledOnce();
    page.payment.poll();
    await page.pass(0);
    expect([page.post.mock.calls.length, page.get.mock.calls.length]).toEqual([1, 1]);
  });

  test.each([0, 429, 503])(
    "a verification that ends with %i shows it as pending, and is repeated",
    async (status) => {
      const page = openPage({ verify: [error(status), "success"], status: ["created"] }, { gatewayReturn });
      page.payment.poll();
      await page.pass(0);
      expect(page.shown()).toBe("pending");
      expect(page.onReturnHandled).not.toHaveBeenCalled();
      await page.pass(2_000);
      expect(page.shown()).toBe("success");
    },
  );

  test("data that no gateway gave is dropped, and the order is shown as it is", async () => {
    const page = openPage({ verify: [error(422)], status: ["created"] }, { gatewayReturn });
    page.payment.poll();
    await page.pass(0);
    expect(page.shown()).toBe("created");
    expect(page.onReturnHandled).toHaveBeenCalledOnce();
  });

  test.each([
    [true, 0],
    [false, 1],
  ])(
    "of an order that is hidden here the data is dropped unless the owner can sign in (%s)",
    async (canSignIn, times) => {
      const page = openPage({ verify: [error(404)], status: [error(404)] }, { gatewayReturn, canSignIn });
      page.payment.poll();
      await page.pass(0);
      expect(page.shown()).toBe("inaccessible");
      expect(page.onReturnHandled).toHaveBeenCalledTimes(times);
    },
  );

  test("for a minute the bank's answer may still be on its way", async () => {
    const page = openPage({ verify: ["created"], status: ["created"] }, { gatewayReturn });
    page.payment.poll();
    await page.pass(0);
    expect(page.payment.getState()).toMatchObject({ isBack: true });
    await page.pass(59_000);
    expect(page.payment.getState()).toMatchObject({ isBack: true });
    await page.pass(2_000);
    expect(page.payment.getState()).toMatchObject({ isBack: false });
  });
});

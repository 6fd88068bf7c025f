import { describe, expect, test, vi } from "vitest";
import { paymentStatus } from "../../test/contract/orders.ts";
import { type ApiClient, ApiError } from "../api/index.ts";
import type { PaymentState } from "../contract/index.ts";
import { checkPayment } from "./index.ts";

const orderId = paymentStatus.order.id;
const meta = { request_id: "r", server_time: paymentStatus.paid_at, currency: "inr", country_code: "in" };
const response = (state: PaymentState) => ({
  ...{ success: true, message: "", results: { ...paymentStatus, state }, meta },
});
const failure = (status: number) => new ApiError("no", { code: "x", status });
const gatewayReturn = { gateway: "sandbox", params: { sandbox_order: "sbx_1" } } as const;

/** An API where the order has this status, and verification gives that response. */
function shop(status: PaymentState, verify: () => Promise<Response>) {
  const get = vi.fn(async () => response(status));
  const post = vi.fn(verify);
  return { get, post, api: { get, post, write: vi.fn() } satisfies ApiClient };
}
const check = (api: ApiClient, from?: typeof gatewayReturn) =>
  checkPayment(api, { orderId, t: "secret", language: "hi", gatewayReturn: from });

test("without return data, only the order status is read", async () => {
  const { api, get, post } = shop("pending", async () => Response.json(response("success")));
  expect(await check(api)).toMatchObject({ payment: { state: "pending" }, isReturnHandled: true });
  expect(get.mock.calls).toEqual([["/noauth-api/v1/payment/status", { order_id: orderId, t: "secret" }]]);
  expect(post).not.toHaveBeenCalled();
});

test("return data is verified with the gateway, without reading the status", async () => {
  const { api, get, post } = shop("created", async () => Response.json(response("success")));
  expect(await check(api, gatewayReturn)).toMatchObject({
    payment: { state: "success" },
    isReturnHandled: true,
  });
  expect(post.mock.calls).toEqual([
    ["/noauth-api/v1/payment/verify", { order_id: orderId, t: "secret", lang: "hi", ...gatewayReturn }],
  ]);
  expect(get).not.toHaveBeenCalled();
});

describe.each([0, 429, 500, 503])("when verification fails with %i", (status) => {
  const refuse = () => Promise.reject(failure(status));

  test("an unpaid order is reported as pending, and the return is not handled", async () => {
    const { api } = shop("created", refuse);
    expect(await check(api, gatewayReturn)).toMatchObject({
      payment: { state: "pending" },
      isReturnHandled: false,
    });
  });

  test("any other status is reported unchanged", async () => {
    const { api } = shop("failed_retryable", refuse);
    expect(await check(api, gatewayReturn)).toMatchObject({
      payment: { state: "failed_retryable" },
      isReturnHandled: false,
    });
  });
});

test.each([404, 422])(
  "when verification is rejected with %i, the return is handled and the status is unchanged",
  async (status) => {
    const { api } = shop("created", () => Promise.reject(failure(status)));
    expect(await check(api, gatewayReturn)).toMatchObject({
      payment: { state: "created" },
      isReturnHandled: true,
    });
  },
);

test("an error that is not an API error is rethrown", async () => {
  const { api } = shop("created", () => Promise.reject(new TypeError("ours")));
  await expect(check(api, gatewayReturn)).rejects.toThrow("ours");
});

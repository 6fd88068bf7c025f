import { describe, expect, test, vi } from "vitest";
import { paymentStatus } from "../../test/contract/orders.ts";
import { type ApiClient, ApiError } from "../api/index.ts";
import type { PaymentState } from "../contract/index.ts";
import { lookAtPayment } from "./index.ts";

const orderId = paymentStatus.order.id;
const meta = { request_id: "r", server_time: paymentStatus.paid_at, currency: "inr", country_code: "in" };
const answer = (state: PaymentState) => ({
  ...{ success: true, message: "", results: { ...paymentStatus, state }, meta },
});
const refusal = (status: number) => new ApiError("no", { code: "x", status });
const brought = { gateway: "sandbox", params: { sandbox_order: "sbx_1" } } as const;

/** A shop where the order stands like this, and the gateway, once it is asked, says that. */
function shop(stands: PaymentState, gatewaySays: () => Promise<Response>) {
  const get = vi.fn(async () => answer(stands));
  const post = vi.fn(gatewaySays);
  return { get, post, api: { get, post } satisfies ApiClient };
}
const look = (api: ApiClient, from?: typeof brought) =>
  lookAtPayment(api, { orderId, t: "secret", language: "hi", brought: from });

test("who brings nothing from a gateway asks how the order stands", async () => {
  const { api, get, post } = shop("pending", async () => Response.json(answer("success")));
  expect(await look(api)).toMatchObject({ payment: { state: "pending" }, isOver: true });
  expect(get.mock.calls).toEqual([["/noauth-api/v1/payment/status", { order_id: orderId, t: "secret" }]]);
  expect(post).not.toHaveBeenCalled();
});

test("on what a gateway gave, the gateway itself is asked, and nothing else", async () => {
  const { api, get, post } = shop("created", async () => Response.json(answer("success")));
  expect(await look(api, brought)).toMatchObject({ payment: { state: "success" }, isOver: true });
  expect(post.mock.calls).toEqual([
    ["/noauth-api/v1/payment/verify", { order_id: orderId, t: "secret", lang: "hi", ...brought }],
  ]);
  expect(get).not.toHaveBeenCalled();
});

describe.each([0, 429, 500, 503])("where %i keeps the gateway from being asked", (status) => {
  const refuse = () => Promise.reject(refusal(status));

  test("an order that looks unpaid may be paid, and it is asked again", async () => {
    const { api } = shop("created", refuse);
    expect(await look(api, brought)).toMatchObject({ payment: { state: "pending" }, isOver: false });
  });

  test("what is known of it otherwise is true", async () => {
    const { api } = shop("failed_retryable", refuse);
    expect(await look(api, brought)).toMatchObject({ payment: { state: "failed_retryable" }, isOver: false });
  });
});

test.each([404, 422])(
  "refused with %i, what was brought is of no use, and the order stands as it does",
  async (status) => {
    const { api } = shop("created", () => Promise.reject(refusal(status)));
    expect(await look(api, brought)).toMatchObject({ payment: { state: "created" }, isOver: true });
  },
);

test("what is no refusal is nobody's to swallow", async () => {
  const { api } = shop("created", () => Promise.reject(new TypeError("ours")));
  await expect(look(api, brought)).rejects.toThrow("ours");
});

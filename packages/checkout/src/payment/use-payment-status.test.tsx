import { act, renderHook, waitFor } from "@testing-library/react";
import { StrictMode, useMemo } from "react";
import { expect, test, vi } from "vitest";
import { paymentIn } from "../../test/payment-fixture.ts";
import { usePaymentStatus } from "./index.ts";

const meta = {
  request_id: "r",
  server_time: "2026-11-20T10:00:00.000Z",
  currency: "inr",
  country_code: "in",
};
const gatewayReturn = { gateway: "sandbox", params: { sandbox_order: "sbx_1" } } as const;

function open(withReturn = false) {
  const body = { success: true, message: "", results: paymentIn("success"), meta };
  const get = vi.fn(async () => body);
  const post = vi.fn(async () => Response.json(body));
  const onReturnHandled = vi.fn();
  const orderId = body.results.order.id;
  const hook = renderHook(
    () =>
      usePaymentStatus(
        useMemo(
          () => ({
            ...{
              api: { get, post, write: vi.fn() },
              orderId,
              secret: () => "s",
              language: "en",
              canSignIn: false,
            },
            ...{
              gatewayReturn: withReturn ? gatewayReturn : undefined,
              onReturnHandled,
              maxDuration: 60_000,
            },
          }),
          [],
        ),
      ),
    { wrapper: StrictMode },
  );
  return { ...hook, get, post, onReturnHandled };
}

test("a payment is read again whenever the page is visible again, until the page is left", async () => {
  const { result, get, unmount } = open();
  await waitFor(() => expect(result.current.view.status).toBe("known"));
  const before = get.mock.calls.length;
  act(() => void window.dispatchEvent(new Event("focus")));
  await waitFor(() => expect(get).toHaveBeenCalledTimes(before + 1));
  unmount();
  window.dispatchEvent(new Event("focus"));
  expect(get).toHaveBeenCalledTimes(before + 1);
});

test("the data of a gateway is verified once, however often the effects run", async () => {
  const { result, post, onReturnHandled } = open(true);
  act(() => void window.dispatchEvent(new Event("pageshow")));
  await waitFor(() => expect(result.current.view.status).toBe("known"));
  expect([post.mock.calls.length, onReturnHandled.mock.calls.length]).toEqual([1, 1]);
});

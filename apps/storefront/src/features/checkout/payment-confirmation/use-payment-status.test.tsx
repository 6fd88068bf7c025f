// @vitest-environment jsdom
import { type ApiClient, ApiError } from "@aradhana/core/api";
import type { PaymentStatus } from "@aradhana/core/contract";
import { createStorage } from "@aradhana/core/storage";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf, inr, serverTime } from "../../../../test/fixtures.ts";
import { order } from "../../../../test/order-fixture.ts";
import { BrowserProvider, type BrowserServices } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { usePaymentStatus } from "./use-payment-status.ts";

const orderId = idOf("ord", "one");
const back = "/done?panel=orders&sandbox_order=sbx_1&sandbox_signature=sig";
const brought = { sandbox_order: "sbx_1", sandbox_signature: "sig" };

afterEach(cleanup);
beforeEach(() => window.history.replaceState(null, "", back));

const { lines, totals, split } = order();

function payment(state: PaymentStatus["state"]): PaymentStatus {
  return {
    state,
    order: {
      ...{ id: orderId, number: "AR-23456-23456", type: "pooja", title: "Rudrabhishek", grand: inr(851) },
      ...{ package_id: null, is_vip: false, starts_at: serverTime, lines, totals, split },
    },
    ...{ gateway: "sandbox", method: null, reference: null, paid_at: null },
    next_poll_ms: state === "created" || state === "pending" ? 600_000 : null,
    message_key: "waiting",
  };
}

const meta = { request_id: "r", server_time: serverTime, currency: "inr", country_code: "in" };
const answer = (state: PaymentStatus["state"]) => ({
  ...{ success: true, message: "", results: payment(state), meta },
});
const errorBody = (status: number) => new ApiError("no", { code: "x", status });

/** The hook on a page that the address leads to. */
function open(api: { get?: () => Promise<unknown>; post?: () => Promise<Response> }) {
  const get = vi.fn(api.get ?? (async () => answer("created")));
  const post = vi.fn(api.post ?? (async () => Response.json(answer("success"))));
  const browser = {
    api: { get, post } satisfies ApiClient,
    storage: createStorage(() => undefined),
    drafts: createStorage(() => undefined),
  } as unknown as BrowserServices;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <BrowserProvider value={browser}>
        <RouterProvider router={createBrowserRouter([{ path: "*", element: children }])} />
      </BrowserProvider>
    </VisitorProvider>
  );
  const { result } = renderHook(() => usePaymentStatus(orderId), { wrapper });
  const shown = () =>
    result.current.view.status === "known" ? result.current.view.payment.state : result.current.view.status;
  return { get, post, shown, refetch: () => act(() => result.current.refetch()) };
}

test("what the gateway gave is brought to the server once, before anybody is told how it stands", async () => {
  let tell: (response: Response) => void = () => undefined;
  const page = open({ post: () => new Promise((answered) => (tell = answered)) });
  await waitFor(() => expect(page.post).toHaveBeenCalledOnce());
  // As every page that has loaded is told.
  act(() => void window.dispatchEvent(new Event("pageshow")));
  expect(page.shown()).toBe("checking");

  tell(Response.json(answer("success")));
  await waitFor(() => expect(page.shown()).toBe("success"));
  expect(page.post.mock.calls).toEqual([
    [
      "/noauth-api/v1/payment/verify",
      { order_id: orderId, t: undefined, lang: "en", gateway: "sandbox", params: brought },
    ],
  ]);
  expect(page.get).not.toHaveBeenCalled();
  await waitFor(() => expect(window.location.search).toBe("?panel=orders"));
});

test("who comes from elsewhere brings nothing", async () => {
  window.history.replaceState(null, "", "/done");
  const page = open({});
  await waitFor(() => expect(page.shown()).toBe("created"));
  expect(page.post).not.toHaveBeenCalled();
});

test("what the gateway says is not paid is not paid", async () => {
  const page = open({ post: async () => Response.json(answer("created")) });
  await waitFor(() => expect(page.shown()).toBe("created"));
});

test.each([0, 429, 503])(
  "where %i keeps the server from asking the gateway, nobody is asked to pay again, and it is asked again",
  async (status) => {
    let isDown = true;
    const page = open({
      post: async () => {
        if (isDown) throw errorBody(status);
        return Response.json(answer("success"));
      },
    });
    await waitFor(() => expect(page.shown()).toBe("pending"));
    expect(window.location.search).toContain("sandbox_signature=sig");
    isDown = false;
    page.refetch();
    await waitFor(() => expect(page.shown()).toBe("success"));
  },
);

test("what no gateway gave is forgotten, and the order is shown as it stands", async () => {
  const page = open({ post: () => Promise.reject(errorBody(422)) });
  await waitFor(() => expect(page.shown()).toBe("created"));
  await waitFor(() => expect(window.location.search).toBe("?panel=orders"));
});

test("where the order may not be seen, what the gateway gave is kept for after the login", async () => {
  const refused = () => Promise.reject(errorBody(404));
  const page = open({ get: refused, post: refused });
  await waitFor(() => expect(page.shown()).toBe("failed"));
  expect(window.location.search).toContain("sandbox_signature=sig");
});

test("who asks again after a failure sees at once that it is asked", async () => {
  window.history.replaceState(null, "", "/done");
  let isDown = true;
  const page = open({
    get: () => (isDown ? Promise.reject(errorBody(500)) : new Promise(() => undefined)),
  });
  await waitFor(() => expect(page.shown()).toBe("failed"));
  isDown = false;
  page.refetch();
  expect(page.shown()).toBe("checking");
});

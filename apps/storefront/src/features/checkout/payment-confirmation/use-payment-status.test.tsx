// @vitest-environment jsdom
import { type ApiClient, ApiError } from "@aradhana/core/api";
import type { PaymentStatus } from "@aradhana/core/contract";
import { createStorage } from "@aradhana/core/storage";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
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

afterEach(cleanup);
beforeEach(() => window.history.replaceState(null, "", back));

const { lines, totals, split } = order();

function payment(state: PaymentStatus["state"]): PaymentStatus {
  return {
    state,
    order: {
      ...{ id: orderId, number: "AR-23456-23456", title: "Rudrabhishek", grand: inr(851) },
      ...{ type: "pooja", pooja_id: idOf("pj", "one"), package_id: idOf("pk", "people1"), is_vip: false },
      ...{ starts_at: serverTime, lines, totals, split, names_given: false },
    },
    ...{ gateway: "sandbox", method: null, reference: null, paid_at: null, link_sent: null },
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
    api: { get, post, write: vi.fn() } satisfies ApiClient,
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
  return { shown };
}

test("the address drops what the gateway added once the server has it, and keeps the rest", async () => {
  const page = open({});
  await waitFor(() => expect(page.shown()).toBe("success"));
  await waitFor(() => expect(window.location.search).toBe("?panel=orders"));
});

test("an order that is hidden here keeps the gateway's data in the address for after the login", async () => {
  const notFound = () => Promise.reject(errorBody(404));
  const page = open({ get: notFound, post: notFound });
  await waitFor(() => expect(page.shown()).toBe("inaccessible"));
  expect(window.location.search).toContain("sandbox_signature=sig");
});

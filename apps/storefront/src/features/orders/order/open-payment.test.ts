// @vitest-environment jsdom
import { createStorage } from "@aradhana/core/storage";
import { afterEach, expect, test, vi } from "vitest";
import { idOf, inr } from "../../../../test/fixtures.ts";
import { storeAccess } from "../access/order-access.ts";
import { openPayment } from "./open-payment.ts";

const id = idOf("ord", "one");
const origin = "https://shop.test";
const gatewayPage = "https://gateway.test/pay";
const back = `${origin}/order/payment-confirmation/${id}/pooja/checkout`;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** The return URL of a guest, in a browser with or without storage. */
async function returnAddress(type?: string) {
  const storage = createStorage(() => window.localStorage);
  const drafts = createStorage(() => window.sessionStorage);
  storeAccess({ storage, drafts }, id, "s1");
  const sent: Record<string, unknown>[] = [];
  const api = {
    get: vi.fn(),
    write: vi.fn(),
    post: async (_path: string, payload: unknown) => {
      sent.push(payload as Record<string, unknown>);
      const results = {
        ...{
          payment_id: idOf("pay", "one"),
          gateway: "sandbox",
          gateway_order_id: "sbx_1",
          public_key: null,
        },
        ...{ amount: inr(851), redirect_url: gatewayPage, expires_at: "2026-11-20T11:00:00.000Z" },
      };
      const meta = { request_id: "r", server_time: "2026-11-20T10:00:00.000Z" };
      return Response.json({
        ...{ success: true, message: "", results },
        meta: { ...meta, currency: "inr", country_code: "in" },
      });
    },
  };
  const opened = await openPayment(id, { api, origin, storage, drafts, ...(type && { type }) });
  expect(opened).toBe(gatewayPage);
  expect(sent).toMatchObject([{ order_id: id, t: "s1" }]);
  return sent[0]?.return_url;
}

test("the return URL of a guest has no secret, because the gateway stores it", async () => {
  expect(await returnAddress()).toBe(back);
});

test("who pays for a chadhaava comes back to an address that says so", async () => {
  expect(await returnAddress("chadhaava")).toBe(back.replace("pooja", "chadhaava"));
});

test.each([
  [
    "blocks storage",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
  ],
  ["has none", () => null],
])(
  "D18 a browser that %s would not know the order again: there the secret is in the address",
  async (_, get) => {
    const own = Object.getOwnPropertyDescriptors(window);
    for (const name of ["localStorage", "sessionStorage"] as const) {
      Object.defineProperty(window, name, { configurable: true, get });
    }
    try {
      expect(await returnAddress()).toBe(`${back}#t=s1`);
    } finally {
      for (const name of ["localStorage", "sessionStorage"] as const) {
        Object.defineProperty(window, name, own[name] as PropertyDescriptor);
      }
    }
  },
);

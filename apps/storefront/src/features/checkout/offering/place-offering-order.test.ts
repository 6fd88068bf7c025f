// @vitest-environment jsdom
import type { Quote } from "@aradhana/core/contract";
import { createStorage } from "@aradhana/core/storage";
import { afterEach, expect, test, vi } from "vitest";
import { garland } from "../../../../test/chadhaava-fixture.ts";
import { idOf, inr, serverTime } from "../../../../test/fixtures.ts";
import { order } from "../../../../test/order-fixture.ts";
import { newOfferingDraft } from "./new-offering-draft.ts";
import type { OfferingDraft } from "./offering-draft.ts";
import { placeOfferingOrder } from "./place-offering-order.ts";

const meta = { request_id: "r", server_time: serverTime, currency: "inr", country_code: "in" };
const quote = {
  quote_id: idOf("qt", "one"),
  lines: [{ title: "Garland", qty: 1, unit_price: inr(51), amount: inr(51) }],
  totals: { grand: inr(51) },
} as unknown as Quote;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A filled-in booking in a browser; `calls` are the paths asked for, in order, with what was sent. */
function booking() {
  const calls: [path: string, payload: Record<string, unknown>, headers: unknown][] = [];
  const answers: Record<string, unknown> = {
    create: { order: order({ type: "chadhaava" }), access_token: "s1" },
    submit: null,
    initiate: {
      ...{ payment_id: idOf("pay", "one"), gateway: "sandbox", gateway_order_id: "g", public_key: null },
      ...{ amount: inr(51), redirect_url: "https://gateway.test/pay", expires_at: serverTime },
    },
  };
  const post = vi.fn(async (path: string, payload: unknown, _token?: string, headers?: unknown) => {
    const call = path.split("?")[0]?.split("/").at(-1) ?? "";
    calls.push([call, payload as Record<string, unknown>, headers]);
    return Response.json({ success: true, message: "", results: answers[call], meta });
  });
  let draft: OfferingDraft = {
    ...newOfferingDraft({ id: idOf("ch", "bilva"), title: "Bilva" }, "in"),
    items: { [garland.id]: 1 },
    devotees: [
      { key: 0, name: " Asha Verma ", gotra: "Bharadwaja" },
      { key: 1, name: "Ravi Verma", gotra: "" },
    ],
    phone: { dial_code: "91", number: "9876543210" },
  };
  const place = () =>
    placeOfferingOrder({
      api: { get: vi.fn(), post },
      storage: createStorage(() => window.localStorage),
      drafts: createStorage(() => window.sessionStorage),
      ...{ quote, draft, needsAddress: false, language: "en", attribution: { utm: [] } },
      origin: "https://shop.test",
      uuid: () => "key-1",
      save: (part) => {
        draft = { ...draft, ...part };
      },
    }).catch((error: unknown) => error);
  return { calls, place };
}

test("the order is made first, then it is given the names, then it is paid", async () => {
  const { calls, place } = booking();
  await place();
  expect(calls.map(([call]) => call).slice(0, 2)).toEqual(["create", "submit"]);
  expect(calls[0]?.[1]).toMatchObject({
    type: "chadhaava",
    quote_id: quote.quote_id,
    contact: { name: "Asha Verma", dial_code: "91", number: "9876543210" },
  });
  expect(calls[0]?.[2]).toEqual({ "idempotency-key": "key-1" });
  expect(calls[1]?.[1]).toMatchObject({
    devotees: [
      { name: "Asha Verma", gotra: "Bharadwaja", gotra_unknown: false, relation: "self" },
      { name: "Ravi Verma", gotra: "", gotra_unknown: true, relation: "other" },
    ],
  });
});

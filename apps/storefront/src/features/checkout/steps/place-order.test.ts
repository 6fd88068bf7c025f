import { type ApiClient, ApiError } from "@aradhana/core/api";
import type { OrderRequest, Quote } from "@aradhana/core/contract";
import { createStorage } from "@aradhana/core/storage";
import { expect, test } from "vitest";
import { begunDraft } from "../../../../test/draft-fixture.ts";
import { idOf, inr } from "../../../../test/fixtures.ts";
import { type BookingDraft, readDraft, storeDraft } from "../booking-draft/draft.ts";
import { placeOrder } from "./place-order.ts";

const none = inr(0);
const quote: Quote = {
  quote_id: idOf("qt", "one"),
  expires_at: "2026-11-20T10:30:00.000Z",
  lines: [],
  totals: {
    items: inr(851),
    addons: none,
    dakshina: none,
    shipping: none,
    discount: none,
    tax: none,
    grand: inr(851),
  },
  split: { ritual: inr(851), service: none, tax: [] },
  coupon: null,
  problems: [],
  held_until: null,
};
const draft = begunDraft();
const visit = {
  utm: [{ utm_source: "newsletter", utm_timestamp: 1 }],
  affiliate_id: "aff-1",
  landing_path: "/",
};

/** A tab that cannot reach the API, and what it tried to order. */
function openTab() {
  const asked: { request: OrderRequest; key: string | undefined }[] = [];
  const away = () => Promise.reject(new ApiError("no answer", { code: "network", status: 0 }));
  const api: ApiClient = {
    get: away,
    post(_, request, __, headers) {
      asked.push({ request: request as OrderRequest, key: headers?.["idempotency-key"] });
      return away();
    },
  };
  const [storage, drafts] = [createStorage(() => undefined), createStorage(() => undefined)];
  let keys = 0;
  const place = (
    attribution: typeof visit | { utm: [] },
    changes: Partial<BookingDraft> = {},
    reservationId?: string,
  ) => {
    const kept = { ...(readDraft(drafts, draft.poojaId) ?? draft), ...changes };
    return placeOrder({
      ...{ api, storage, drafts, quote, attribution, draft: kept, type: "pooja" as const },
      needsAddress: false,
      ...(reservationId && { reservationId }),
      language: "en",
      origin: "https://shop.test",
      uuid: () => `key-${++keys}`,
      save: (part) => storeDraft(drafts, { ...kept, ...part }),
    }).catch(() => {});
  };
  return { asked, place };
}

test("an order tells who sent its buyer", async () => {
  const { asked, place } = openTab();
  await place(visit);
  expect(asked[0]?.request).toMatchObject(visit);
});

test("what got no answer is asked for again as it was, whatever sent the buyer since", async () => {
  const { asked, place } = openTab();
  await place(visit);
  await place({ utm: [] });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test("another booking is another order, told of as it came about", async () => {
  const { asked, place } = openTab();
  await place(visit);
  await place({ utm: [] }, { whatsapp: true });
  expect(asked.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
  expect(asked[1]?.request.utm).toEqual([]);
});

test("an order of a held place names it, also when it is asked for again after its time", async () => {
  const { asked, place } = openTab();
  await place(visit, {}, idOf("rsv", "one"));
  await place(visit);
  expect(asked[0]?.request.reservation_id).toBe(idOf("rsv", "one"));
  expect(asked[1]).toEqual(asked[0]);
});

test("an order of nothing that is held names no place", async () => {
  const { asked, place } = openTab();
  await place(visit);
  expect(asked[0]?.request).not.toHaveProperty("reservation_id");
});

import { createStorage } from "@aradhana/core/storage";
import { beforeEach, expect, test } from "vitest";
import { order } from "../../test/orders.ts";
import { newDraft } from "../booking/booking-draft.ts";
import { storeDrafts } from "./stored-drafts.ts";

const ritual = "pj_rudrabhishek0000000";
const filledIn = {
  ...newDraft("in", { dial_code: "91", number: "9876543210" }, { name: "Asha Sharma" }),
  ...{ items: { ao_lamp: 2 }, dakshina: 10_100, consent: true },
};
const { consent, ...draft } = filledIn;
const attempt = {
  ...{ of: "{}", quoteId: "qt_quote000000000000000", attribution: { utm: [{ utm_source: "astro" }] } },
  ...{ idempotencyKey: "key", orderId: order.id },
};
const madeAt = Date.parse(order.created_at);
let now = 0;
const tab = createStorage(() => undefined);
const draftsOf = (partnerId: string | undefined) => storeDrafts({ storage: tab, partnerId, now: () => now });

beforeEach(() => {
  now = madeAt;
  tab.clear();
  draftsOf("one").keep(ritual, { draft: filledIn, country: "in", attempt });
});

test("what was filled in is there again for a day, but for what its buyer agreed to", () => {
  expect(consent).toBe(true);
  expect(draftsOf("one").get(ritual)).toMatchObject({ country: "in", attempt });
  expect(draftsOf("one").get(ritual)?.draft).toEqual(draft);
  now += 24 * 60 * 60 * 1000;
  expect(draftsOf("one").get(ritual)).toBeUndefined();
  expect(tab.keys()).toEqual([]);
});

test("it is of its partner and its rite alone", () => {
  expect(draftsOf("two").get(ritual)).toBeUndefined();
  expect(draftsOf(undefined).get(ritual)).toBeUndefined();
  expect(draftsOf("one").get("pj_another000000000000")).toBeUndefined();
});

test("an order knows the rite whose draft it was made of, until that is thrown away", () => {
  tab.set("other", "{");
  const drafts = draftsOf("one");
  expect(drafts.ritualOf(order.id)).toBe(ritual);
  expect(drafts.ritualOf("ord_another000000000000")).toBeUndefined();
  expect(draftsOf("two").ritualOf(order.id)).toBeUndefined();
  drafts.forget(ritual);
  expect([drafts.get(ritual), drafts.ritualOf(order.id)]).toEqual([undefined, undefined]);
});

test.each([
  ...["", "{", "null", "[]", JSON.stringify({ draft, country: "in" })],
  JSON.stringify({ draft, country: "xx", at: madeAt }),
  JSON.stringify({ draft: { ...draft, devotees: [] }, country: "in", at: madeAt }),
])("what is not ours, such as %.40s, is no draft", (garbage) => {
  for (const key of tab.keys()) tab.set(key, garbage);
  const drafts = draftsOf("one");
  expect([drafts.get(ritual), drafts.ritualOf(order.id)]).toEqual([undefined, undefined]);
});

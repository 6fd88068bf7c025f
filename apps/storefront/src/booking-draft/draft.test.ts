import { createStorage } from "@aradhana/core/storage";
import { expect, test } from "vitest";
import {
  type BookingDraft,
  dropDraft,
  dropDraftOf,
  keepDraft,
  linkDraft,
  readDraft,
  withoutPerson,
} from "./draft.ts";

const draft: BookingDraft = {
  poojaId: "pj_1",
  title: "Soma Pradosh",
  at: 1,
  packageId: "pk_1",
  addons: { ao_1: 2 },
  dakshina: 0,
  currency: "inr",
  coupon: "",
  name: "Asha",
  phone: { dial_code: "91", number: "9876543210" },
  address: {
    country_code: "in",
    postcode: "",
    line1: "",
    line2: "",
    landmark: "",
    city: "",
    district: "",
    state: "",
  },
  whatsapp: false,
};

test("what was filled in is there again, until it is dropped", () => {
  const storage = createStorage(() => undefined);
  keepDraft(storage, draft);
  expect(readDraft(storage, "pj_1")).toEqual(draft);
  dropDraft(storage, "pj_1");
  expect(readDraft(storage, "pj_1")).toBeUndefined();
});

test.each(["{", "null", '{"poojaId":7}'])("a stored %s is no draft", (garbage) => {
  const storage = createStorage(() => undefined);
  storage.set("draft:continue:pj_1", garbage);
  expect(readDraft(storage, "pj_1")).toBeUndefined();
});

test("a paid order takes its draft with it, and no other", () => {
  const storage = createStorage(() => undefined);
  keepDraft(storage, draft);
  linkDraft(storage, "ord_1", "pj_1");
  dropDraftOf(storage, "ord_2");
  expect(readDraft(storage, "pj_1")).toEqual(draft);
  dropDraftOf(storage, "ord_1");
  expect(readDraft(storage, "pj_1")).toBeUndefined();
});

test("who is not the one that began it finds what was chosen, and nothing of the other", () => {
  const address = { ...draft.address, line1: "12 Assi Ghat", city: "Varanasi" };
  const attempt = { of: "x", quoteId: "qt_1", idempotencyKey: "k", orderId: "ord_1" };
  const begun = { ...draft, address, attempt, whatsapp: true };
  expect({ ...begun, ...withoutPerson(begun) }).toEqual({
    ...draft,
    name: "",
    phone: { dial_code: "91", number: "" },
    attempt: undefined,
  });
});

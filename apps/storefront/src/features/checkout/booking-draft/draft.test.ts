import { createStorage } from "@aradhana/core/storage";
import { expect, test } from "vitest";
import { begunDraft } from "../../../../test/draft-fixture.ts";
import { idOf } from "../../../../test/fixtures.ts";
import {
  bookedIn,
  dropDraft,
  dropDraftOf,
  linkDraft,
  readDraft,
  readDrafts,
  storeDraft,
  withoutPerson,
} from "./draft.ts";

const id = `pj_${"a".repeat(18)}`;
const orderId = idOf("ord", "one");
const draft = begunDraft({ poojaId: id, title: "Soma Pradosh", addons: { ao_1: 2 }, name: "Asha", at: 1 });

test("what was filled in is there again, until it is dropped", () => {
  const storage = createStorage(() => undefined);
  storeDraft(storage, draft);
  expect(readDraft(storage, id)).toEqual(draft);
  dropDraft(storage, id);
  expect(readDraft(storage, id)).toBeUndefined();
});

test.each(["{", "null", '{"poojaId":7}'])("a stored %s is no draft", (garbage) => {
  const storage = createStorage(() => undefined);
  storage.set(`draft:continue:${id}`, garbage);
  expect(readDraft(storage, id)).toBeUndefined();
});

test("a paid order takes its draft with it, and no other", () => {
  const storage = createStorage(() => undefined);
  storeDraft(storage, draft);
  linkDraft(storage, "ord_1", id);
  dropDraftOf(storage, "ord_2");
  expect(readDraft(storage, id)).toEqual(draft);
  dropDraftOf(storage, "ord_1");
  expect(readDraft(storage, id)).toBeUndefined();
});

test("a tab knows in which order it booked a puja, once that is paid", () => {
  const storage = createStorage(() => undefined);
  linkDraft(storage, orderId, id);
  expect(bookedIn(storage, id)).toBeUndefined();
  dropDraftOf(storage, orderId);
  expect(bookedIn(storage, id)).toBe(orderId);
  storage.set(`booked:${id}`, "../evil");
  expect(bookedIn(storage, id)).toBeUndefined();
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

test("of all drafts of the tab the one last touched comes first; anything else is passed over", () => {
  const storage = createStorage(() => undefined);
  const later = { ...draft, poojaId: `pj_${"b".repeat(18)}`, title: "Rudrabhishek", at: 2 };
  for (const one of [draft, later, { ...draft, poojaId: "../evil", at: 3 }]) storeDraft(storage, one);
  storage.set("draft:continue:broken", "{");
  storage.set("other", JSON.stringify(draft));
  expect(readDrafts(storage).map(({ title }) => title)).toEqual(["Rudrabhishek", "Soma Pradosh"]);
});

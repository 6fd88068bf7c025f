import { describe, expect, test, vi } from "vitest";
import { createStorage } from "../storage/index.ts";
import {
  continueSold,
  createDraft,
  type Draft,
  draftsKey,
  fitDraft,
  movedTo,
  newDraft,
  plainGood,
  storedDrafts,
  withoutBuyer,
} from "./index.ts";

const DAY = 24 * 60 * 60 * 1000;
const itemId = `pj_${"a".repeat(18)}`;
const other = `ch_${"b".repeat(18)}`;
const orderId = `ord_${"c".repeat(18)}`;
const start = Date.parse("2026-11-20T10:00:00.000Z");
const attempt = { of: "{}", quoteId: "qt_1", idempotencyKey: "key", orderId };
const blank = newDraft({ type: "pooja", itemId, title: "Soma Pradosh", country: "in" });
const begun: Draft = { ...blank, at: start, name: "Asha", items: { ao_lamp: 2 }, attempt };

function openTab({ shop = "shop", maxAge }: { shop?: string; maxAge?: number } = {}) {
  const storage = createStorage(() => undefined);
  let time = start;
  const drafts = (of = shop) =>
    storedDrafts({ storage, shop: of, now: () => time, ...(maxAge && { maxAge }) });
  return { storage, drafts, pass: (ms: number) => (time += ms) };
}

describe("stored drafts", () => {
  test("are read from one storage key, the last changed first", () => {
    const { storage, drafts } = openTab();
    drafts().save(begun);
    drafts().save({ ...begun, type: "chadhaava", itemId: other, at: start + 1 });
    expect(drafts().get(itemId)).toEqual(begun);
    expect(
      drafts()
        .list()
        .map((each) => each.itemId),
    ).toEqual([other, itemId]);
    expect(storage.keys()).toEqual([draftsKey]);
    drafts().remove(itemId);
    expect(drafts().get(itemId)).toBeUndefined();
  });

  test("of a good that was sold becomes that of another one of its line, once", () => {
    const { drafts } = openTab();
    const [ruby, pearl, mala] = ["a", "b", "c"].map((letter) => `pd_${letter.repeat(18)}`);
    if (!ruby || !pearl || !mala) throw new Error("three ids");
    const ring = { ...plainGood, form: "ring", metal: "gold-18k", ringSize: 12 } as const;
    drafts().save({ ...begun, type: "gemstone", itemId: ruby, good: { ...ring, isSold: true } });
    continueSold(drafts(), { type: "abhimantrit", itemId: mala, title: "Mala" });
    expect(drafts().get(mala)).toBeUndefined();
    continueSold(drafts(), { type: "gemstone", itemId: pearl, title: "Pearl" });
    expect(drafts().get(pearl)).toMatchObject({ title: "Pearl", name: "Asha", good: ring });
    expect(drafts().get(pearl)?.attempt).toBeUndefined();
    expect(drafts().get(pearl)?.good?.isSold).toBeUndefined();
    expect(drafts().get(ruby)).toBeUndefined();
  });

  test("of a cart are stored like those of an item", () => {
    const { drafts } = openTab();
    drafts().save({ ...begun, type: "cart", itemId: "cart" });
    expect(drafts().get("cart")?.name).toBe("Asha");
  });

  test.each([`ag_${"d".repeat(18)}`, `bkg_${"e".repeat(22)}`])("of a consultation: %s", (consulted) => {
    const { drafts } = openTab();
    const saved = {
      ...begun,
      type: "consultation",
      itemId: consulted,
      topic: "career",
      question: "When?",
    } as const;
    drafts().save(saved);
    expect(drafts().get(consulted)).toEqual(saved);
  });

  test("of one shop are invisible to another", () => {
    const { drafts } = openTab();
    drafts("widget one").save(begun);
    expect([drafts("widget two").get(itemId), drafts("widget one two").list()]).toEqual([undefined, []]);
    expect(drafts("widget one").get(itemId)).toEqual(begun);
  });

  test("expire a day after the last change if they have a maximum age, and are deleted", () => {
    const { storage, drafts, pass } = openTab({ maxAge: DAY });
    drafts().save(begun);
    pass(DAY - 1);
    expect(drafts().get(itemId)).toEqual(begun);
    pass(1);
    expect([drafts().get(itemId), drafts().list()]).toEqual([undefined, []]);
    expect(storage.get(draftsKey)).not.toContain("Asha");
  });

  test("without a maximum age last as long as the tab", () => {
    const { drafts, pass } = openTab();
    drafts().save(begun);
    pass(30 * DAY);
    expect(drafts().get(itemId)).toEqual(begun);
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"drafts":7,"paid":[]}',
    '{"drafts":{"shop x":{"itemId":7}},"paid":{}}',
  ])("stored text like %s is no draft, and does not keep a new one from being saved", (garbage) => {
    const { storage, drafts } = openTab();
    storage.set(draftsKey, garbage);
    expect([drafts().list(), drafts().get(itemId), drafts().paidOrder(itemId)]).toEqual([
      [],
      undefined,
      undefined,
    ]);
    drafts().save(begun);
    expect(drafts().get(itemId)).toEqual(begun);
  });

  test.each([
    { country: "xx" },
    { devotees: [] },
    { itemId: "../evil" },
    { at: "now" },
    { items: { a: "2" } },
  ])("one with %j is dropped, and the others stay", (broken) => {
    const { storage, drafts } = openTab();
    const stored = {
      [`shop ${itemId}`]: { ...begun, ...broken },
      [`shop ${other}`]: { ...begun, itemId: other },
    };
    storage.set(draftsKey, JSON.stringify({ drafts: stored, paid: {} }));
    expect(drafts().get(itemId)).toBeUndefined();
    expect(drafts().list()).toHaveLength(1);
  });

  test("an order finds its draft, also while the next attempt will replace it", () => {
    const { drafts } = openTab();
    drafts().save(begun);
    expect(drafts().ofOrder(orderId)?.itemId).toBe(itemId);
    expect(drafts().ofOrder("ord_2")).toBeUndefined();
    const { orderId: _, ...unanswered } = attempt;
    drafts().save({ ...begun, attempt: { ...unanswered, replaces: { order_id: orderId, t: "s" } } });
    expect(drafts().ofOrder(orderId)?.itemId).toBe(itemId);
    drafts().save({
      ...begun,
      attempt: { ...attempt, orderId: "ord_2", replaces: { order_id: orderId, t: "s" } },
    });
    expect(drafts().ofOrder(orderId)).toBeUndefined();
  });

  test("a paid order deletes its draft, and is stored as the last order of the item", () => {
    const { drafts } = openTab();
    drafts().save(begun);
    drafts().markPaid("ord_2");
    expect([drafts().get(itemId), drafts().paidOrder(itemId)]).toEqual([begun, undefined]);
    drafts().markPaid(orderId);
    expect([drafts().get(itemId), drafts().paidOrder(itemId)]).toEqual([undefined, orderId]);
  });

  test("the draft of an order that can no longer be paid is used for a new order", () => {
    const { drafts } = openTab();
    drafts().save(begun);
    drafts().endAttempt(orderId);
    expect(drafts().get(itemId)).toEqual({ ...begun, attempt: undefined });
    const { orderId: _, ...unanswered } = attempt;
    const replacing = { ...begun, attempt: { ...unanswered, replaces: { order_id: orderId, t: "s" } } };
    drafts().save(replacing);
    drafts().endAttempt(orderId);
    expect(drafts().get(itemId)).toEqual(replacing);
  });

  test("drafts of the old format are migrated once", () => {
    const { storage, drafts } = openTab();
    const { items, itemId: _, type: __, country: ___, ...old } = begun;
    storage.set(`draft:continue:${itemId}`, JSON.stringify({ ...old, poojaId: itemId, addons: items }));
    storage.set(`draft:continue:${other}`, "{");
    storage.set(
      `widget_draft one ${itemId}`,
      JSON.stringify({ draft: { ...old, items }, country: "in", at: start, attempt }),
    );
    storage.set("draft:sankalp:ord_1", "x");
    expect(drafts().get(itemId)).toEqual(begun);
    expect(drafts("widget one").get(itemId)).toMatchObject({ name: "Asha", items, attempt });
    expect(drafts().list()).toHaveLength(1);
    expect(storage.keys()).toEqual(["draft:sankalp:ord_1", draftsKey]);
  });
});

describe("a draft that is being filled in", () => {
  const same = (saved: Draft) => saved;

  function openForm() {
    const { storage, drafts, pass } = openTab();
    const now = vi.fn(() => start + 5);
    return { storage, drafts: drafts(), pass, store: createDraft(blank, now) };
  }

  test("is saved at each change, with the time of it", () => {
    const { drafts, store } = openForm();
    store.restore(drafts, same);
    expect(drafts.list()).toEqual([]);
    store.change({ name: "Asha" });
    store.change(({ items }) => ({ items: { ...items, ao_lamp: 1 } }));
    expect(drafts.get(itemId)).toEqual({ ...blank, at: start + 5, name: "Asha", items: { ao_lamp: 1 } });
  });

  test("continues where it was left, and reports that it was restored", () => {
    const { drafts, store } = openForm();
    drafts.save(begun);
    store.restore(drafts, same);
    expect(store.getState()).toEqual({ draft: begun, isRestored: true });
  });

  test("keeps what was typed before the saved one was read, field by field", () => {
    const { drafts, store } = openForm();
    const address = { ...blank.address, line1: "12 Assi Ghat", city: "Varanasi" };
    drafts.save({ ...begun, coupon: "NAVRATRI", address });
    store.change({
      name: "Meera",
      items: { ao_flowers: 1 },
      address: { ...blank.address, line1: "7 Dashashwamedh" },
    });
    store.change({ phone: { dial_code: "91", number: "98" } });
    store.restore(drafts, same);
    const merged = {
      ...begun,
      ...{ at: start + 5, name: "Meera", coupon: "NAVRATRI", items: { ao_lamp: 2, ao_flowers: 1 } },
      ...{ address: { ...address, line1: "7 Dashashwamedh" }, phone: { dial_code: "91", number: "98" } },
    };
    expect([store.getState().draft, drafts.get(itemId)]).toEqual([merged, merged]);
  });

  test("keeps the size of a ring when the browser checks its setting once more", () => {
    const { drafts, store } = openForm();
    const ring = { ...plainGood, form: "ring", metal: "gold-18k", ringSize: 14 } as const;
    drafts.save({ ...begun, good: ring });
    // After Back a browser fills in what it finds in the page, where the size is not shown yet.
    store.change({ good: { ...plainGood, form: "ring", metal: "gold-18k" } });
    store.restore(drafts, same);
    expect([store.getState().draft.good, drafts.get(itemId)?.good]).toEqual([ring, ring]);
  });

  test("values from the URL are not the buyer's changes, and are not saved", () => {
    const { drafts, store } = openForm();
    store.restore(drafts, same);
    store.preset({ packageId: "pk_1" });
    expect([store.getState().draft, drafts.list()]).toEqual([{ ...blank, packageId: "pk_1" }, []]);
  });

  test("a country that becomes known before the saved one was read overwrites nothing in it", () => {
    const { drafts, store } = openForm();
    const saved = {
      ...{ ...begun, phone: { dial_code: "91", number: "9000000001" } },
      address: { ...blank.address, line1: "12 Assi Ghat" },
    };
    drafts.save(saved);
    store.moveTo("us");
    expect(store.getState().draft).toMatchObject({
      address: { country_code: "us" },
      phone: { dial_code: "1" },
    });
    store.restore(drafts, (draft) => ({ ...draft, ...movedTo("us", draft) }));
    expect(store.getState().draft).toMatchObject({
      ...{ country: "us", phone: saved.phone, address: saved.address },
    });
  });

  test("can be started over", () => {
    const { drafts, store } = openForm();
    drafts.save(begun);
    store.restore(drafts, same);
    store.startOver(blank);
    expect([store.getState(), drafts.list()]).toEqual([{ draft: blank, isRestored: false }, []]);
  });
});

describe("a saved draft in another country", () => {
  test("begins with that country's dial code and address while both are empty", () => {
    expect(movedTo("us", blank)).toEqual({
      ...{ country: "us", phone: { dial_code: "1", number: "" } },
      address: { ...blank.address, country_code: "us" },
    });
  });

  test("keeps what was typed or picked", () => {
    const typed = {
      ...blank,
      phone: { dial_code: "91", number: "98" },
      address: { ...blank.address, line1: "4 Temple Road" },
    };
    expect(movedTo("us", typed)).toEqual({ country: "us" });
    const picked = {
      ...blank,
      phone: { dial_code: "44", number: "" },
      address: { ...blank.address, country_code: "gb" },
    };
    expect(movedTo("us", picked)).toEqual({ country: "us" });
  });

  test("drops the business of an Indian tax invoice outside India", () => {
    const business = { gstin: "27AAPFU0939F1ZV", name: "Sharma & Sons" };
    expect(fitDraft({ ...blank, business }, "us", { items: [] }).business).toBeUndefined();
    expect(fitDraft({ ...blank, business }, "in", { items: [] }).business).toEqual(business);
  });

  test("drops an amount in another currency, and no other", () => {
    const generous = { ...blank, dakshina: 50_100 };
    expect(movedTo("us", generous)).toMatchObject({ dakshina: 0 });
    expect(movedTo("fr", { ...generous, country: "de" })).not.toHaveProperty("dakshina");
    expect(movedTo("in", generous)).toEqual({});
  });
});

test("options that are no longer offered are deselected", () => {
  const saved = { ...begun, packageId: "pk_gone", items: { ao_lamp: 2, ao_gone: 1 } };
  const fitted = fitDraft(saved, "in", { items: ["ao_lamp"], packages: ["pk_1", "pk_2"] });
  expect(fitted).toEqual({ ...saved, packageId: "pk_1", items: { ao_lamp: 2 } });
  expect(fitDraft(saved, "in", { items: [] })).toMatchObject({ packageId: "pk_gone", items: {} });
});

test("another buyer gets the selection, and no data of the first buyer", () => {
  const address = { ...begun.address, line1: "12 Assi Ghat" };
  const phone = { dial_code: "91", number: "9876543210" };
  const full = {
    ...begun,
    address,
    phone,
    whatsapp: true,
    devotees: [{ key: 3, name: "Asha", gotra: "Kashyap" }],
  };
  expect({ ...full, ...withoutBuyer(full) }).toEqual({
    ...blank,
    at: start,
    items: { ao_lamp: 2 },
    attempt: undefined,
  });
});

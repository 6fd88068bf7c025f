import { createStorage } from "@aradhana/core/storage";
import { expect, test } from "vitest";
import type { RitualOrder } from "../../../lines/order-line.ts";
import { emptyDevotee, openDraft, requestOf, storeSankalp } from "./sankalp-draft.ts";

const devotee = { ...emptyDevotee, name: "Asha" };
const written = (dob: string | null) =>
  ({
    order: { id: "ord_1", contact: { name: null } },
    sankalp: { devotees: [{ ...devotee, dob }] },
  }) as unknown as RitualOrder;
const open = (order: RitualOrder, storage = createStorage(() => undefined)) =>
  openDraft(storage, order, { dialCode: "91" });

test("§5 a day of birth is written 'D MMMM YYYY' in the draft, and as an ISO day on the wire", () => {
  const draft = open(written("1981-12-04"));
  expect(draft.devotees[0]?.dob).toBe("4 December 1981");
  expect(requestOf("ord_1", draft, "en").devotees[0]?.dob).toBe("1981-12-04");
});

test("a day that was kept as an ISO day, as drafts once had it, is written as days are now", () => {
  const storage = createStorage(() => undefined);
  storeSankalp(storage, "ord_1", { ...open(written(null)), devotees: [{ ...devotee, dob: "1981-12-04" }] });
  const draft = open(written(null), storage);
  expect(draft.devotees[0]?.dob).toBe("4 December 1981");
  expect(requestOf("ord_1", draft, "en").devotees[0]?.dob).toBe("1981-12-04");
});

test("a day of birth that is not whole yet is kept by this tab, and not sent", () => {
  const storage = createStorage(() => undefined);
  const begun = { ...devotee, dobParts: { day: 7, month: 3 } };
  storeSankalp(storage, "ord_1", { ...open(written(null)), devotees: [begun] });
  const draft = open(written(null), storage);
  expect(draft.devotees[0]?.dobParts).toEqual({ day: 7, month: 3 });
  expect(requestOf("ord_1", draft, "en").devotees[0]).not.toHaveProperty("dobParts");
});

test.each(["1981-02-30", "31 April 1981", "4 december 1981", "{"])(
  "§5 strict: %j, found in a draft, is no day of birth",
  (dob) => {
    const storage = createStorage(() => undefined);
    storeSankalp(storage, "ord_1", { ...open(written(null)), devotees: [{ ...devotee, dob }] });
    const draft = open(written(null), storage);
    expect(draft.devotees[0]?.name).toBe("Asha");
    expect(requestOf("ord_1", draft, "en").devotees[0]?.dob).toBeNull();
  },
);

test("what the shop knows of the buyer is not asked again: the name of the order, and a signed-in number", () => {
  const nobody = createStorage(() => undefined);
  const order = { order: { id: "ord_1", contact: { name: "Asha Verma" } }, sankalp: null } as RitualOrder;
  const phone = { dial_code: "91", number: "9876543210" };
  const draft = openDraft(nobody, order, { dialCode: "1", name: "A.", phone });
  expect(draft.devotees).toMatchObject([{ name: "Asha Verma" }]);
  expect(requestOf("ord_1", draft, "en").devotees).toMatchObject([{ name: "Asha Verma" }]);
  expect(draft.video_phone).toEqual(phone);
});

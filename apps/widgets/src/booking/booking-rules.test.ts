import { expect, test } from "vitest";
import { newDraft } from "./booking-draft.ts";
import { type BookingErrors, checkBooking, stillWrong } from "./booking-rules.ts";

test.each<[string, BookingErrors, BookingErrors, BookingErrors]>([
  ["what was mended is wrong no more", { consent: true, city: true }, { city: true }, { city: true }],
  ["what was not told of is not told of now", { city: true }, { city: true, state: true }, { city: true }],
  [
    "a number may be wrong for another reason now",
    { phone: "empty" },
    { phone: "length" },
    { phone: "length" },
  ],
  ["of the names those that still are", { names: [0, 2] }, { names: [1, 2] }, { names: [2] }],
  ["and none where all are mended", { names: [0] }, {}, {}],
  ["as of the gotras", { gotras: [0, 2] }, { gotras: [1, 2] }, { gotras: [2] }],
])("%s", (_, told, wrong, left) => expect(stillWrong(told, wrong)).toEqual(left));

test.each([
  ["", undefined],
  ["  ", undefined],
  ["Kashyap", undefined],
  ["काश्यप", undefined],
  ["123 !!", [0]],
  ["www.a.test", [0]],
])("the gotra %j is read out as a name is, or marked", async (gotra, gotras) => {
  const draft = { ...newDraft("in", undefined, {}), devotees: [{ key: 0, name: "Asha", gotra }] };
  const errors = await checkBooking(draft, { needsAddress: false, nameLimit: 1 });
  expect(errors.gotras).toEqual(gotras);
});

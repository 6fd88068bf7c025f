import { expect, test } from "vitest";
import { checkBooking, newDraft } from "./index.ts";

const blank = newDraft({ type: "chadhaava", itemId: `ch_${"a".repeat(18)}`, title: "Bilva", country: "in" });
const filledIn = {
  ...blank,
  items: { of_1: 1 },
  devotees: [{ key: 0, name: "Asha", gotra: "Kashyap" }],
  phone: { dial_code: "91", number: "9876543210" },
};
const rules = { needsAddress: false, agreed: true, needsItems: true };

test("every missing field is found before a request is sent", async () => {
  expect(await checkBooking(blank, { needsAddress: true, agreed: false, needsItems: true })).toEqual({
    ...{ items: true, names: [0], phone: "empty", consent: true },
    ...{ postcode: "required", line1: "required", city: "required", state: "required" },
  });
});

test("a complete booking has nothing wrong", async () => {
  expect(await checkBooking(filledIn, rules)).toEqual({});
  expect(await checkBooking({ ...filledIn, items: {} }, { ...rules, needsItems: false })).toEqual({});
});

test("names over the limit are marked", async () => {
  const devotees = [...filledIn.devotees, { key: 1, name: "Ravi", gotra: "" }];
  expect(await checkBooking({ ...filledIn, devotees }, { ...rules, nameLimit: 1 })).toEqual({ names: [1] });
});

test.each([
  ["", undefined],
  ["  ", undefined],
  ["Kashyap", undefined],
  ["काश्यप", undefined],
  ["123 !!", [0]],
  ["www.a.test", [0]],
])("the gotra %j is read out as a name is, or marked", async (gotra, gotras) => {
  const devotees = [{ key: 0, name: "Asha", gotra }];
  expect((await checkBooking({ ...filledIn, devotees }, rules)).gotras).toEqual(gotras);
});

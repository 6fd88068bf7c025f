import { expect, test } from "vitest";
import { newDraft } from "./booking-draft.ts";
import { checkBooking } from "./booking-rules.ts";

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

import { expect, test } from "vitest";
import { begunDraft } from "../../../../test/draft-fixture.ts";
import { mergeDraft } from "./merge-draft.ts";

const blank = begunDraft({ name: "", at: 0 });
const kept = begunDraft({
  ...{ name: "Asha", coupon: "NAVRATRI", at: 5, addons: { ao_lamp: 2 } },
  address: { ...blank.address, line1: "12 Assi Ghat", city: "Varanasi" },
});

test("what nobody touched is as it was kept", () => {
  expect(mergeDraft(kept, blank, blank)).toEqual(kept);
});

test("what was filled in meanwhile stands, field by field", () => {
  const now = {
    ...{ ...blank, name: "Meera", at: 9, addons: { ao_flowers: 1 } },
    address: { ...blank.address, line1: "7 Dashashwamedh" },
  };
  expect(mergeDraft(kept, blank, now)).toEqual({
    ...{ ...kept, name: "Meera", at: 9, addons: { ao_lamp: 2, ao_flowers: 1 } },
    address: { ...kept.address, line1: "7 Dashashwamedh" },
  });
});

test("a number and its country code are one thing", () => {
  const now = { ...blank, phone: { dial_code: "91", number: "98" } };
  const abroad = { ...kept, phone: { dial_code: "44", number: "7400123456" } };
  expect(mergeDraft(abroad, blank, now).phone).toEqual({ dial_code: "91", number: "98" });
});

import { expect, test } from "vitest";
import { checkGoods, newDraft, plainGood } from "./index.ts";

const draft = {
  ...newDraft({ type: "gemstone", itemId: "pd_1", title: "Ruby", country: "in" }),
  name: "Asha Sharma",
  phone: { dial_code: "91", number: "9876543210" },
  address: {
    ...newDraft({ type: "gemstone", itemId: "pd_1", title: "Ruby", country: "in" }).address,
    ...{ postcode: "302006", line1: "12 Civil Lines", city: "Jaipur", state: "Rajasthan" },
  },
};
const agreed = { agreed: true };

test("a loose stone needs a name, a number and an address, and no name to energise it in", async () => {
  expect(await checkGoods(draft, agreed)).toEqual({});
  expect(await checkGoods({ ...draft, name: "" }, agreed)).toEqual({ name: true });
  const address = { ...draft.address, postcode: "0" };
  expect(await checkGoods({ ...draft, address }, { agreed: false })).toEqual({
    postcode: "required",
    consent: true,
  });
});

test("where nothing is sent, neither a name nor an address is needed", async () => {
  const nothing = newDraft({ type: "cart", itemId: "cart", title: "", country: "in" });
  const cart = { ...nothing, phone: draft.phone };
  expect(await checkGoods(cart, { ...agreed, needsAddress: false })).toEqual({});
  expect(await checkGoods(cart, agreed)).toMatchObject({ name: true, line1: "required" });
});

test("a ring needs its size, and energising a name", async () => {
  const good = { ...plainGood, form: "ring" as const, metal: "silver", isEnergised: true };
  expect(await checkGoods({ ...draft, good }, agreed)).toEqual({ ringSize: true, names: [0] });
  const devotees = [{ key: 0, name: "Asha", gotra: "" }];
  expect(await checkGoods({ ...draft, good: { ...good, ringSize: 14 }, devotees }, agreed)).toEqual({});
});

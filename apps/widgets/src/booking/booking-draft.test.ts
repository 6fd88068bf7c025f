import { expect, test } from "vitest";
import { movedTo, newDraft } from "./booking-draft.ts";

const draft = newDraft("in", undefined, {});

test("who turns out to be elsewhere begins with that country's dial code, and its post", () => {
  expect(movedTo("us", "in", draft)).toEqual({
    phone: { dial_code: "1", number: "" },
    address: { ...draft.address, country_code: "us" },
  });
});

test("what was typed or picked stays as it is", () => {
  const phone = { dial_code: "91", number: "98" };
  const address = { ...draft.address, line1: "4 Temple Road" };
  expect(movedTo("us", "in", { ...draft, phone, address })).toEqual({});
  const picked = {
    ...draft,
    phone: { dial_code: "44", number: "" },
    address: { ...draft.address, country_code: "gb" },
  };
  expect(movedTo("us", "in", picked)).toEqual({});
});

test("so many rupees are not so many dollars", () => {
  const generous = { ...draft, dakshina: 50_100 };
  expect(movedTo("us", "in", generous)).toMatchObject({ dakshina: 0 });
  expect(movedTo("fr", "de", generous)).not.toHaveProperty("dakshina");
});

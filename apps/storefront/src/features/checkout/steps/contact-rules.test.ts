import { expect, test, vi } from "vitest";
import { begunDraft } from "../../../../test/draft-fixture.ts";
import { checkContact } from "./contact-rules.ts";

const begun = begunDraft();
const lives = { postcode: "221001", line1: "12 Ghat Road", city: "Varanasi", state: "Uttar Pradesh" };
const draft = { ...begun, address: { ...begun.address, ...lives } };
const without = { needsAddress: false, phoneIsKnown: false };
const withAddress = { needsAddress: true, phoneIsKnown: false };

test("a phone number alone is enough where nothing is sent", async () => {
  expect(await checkContact(draft, without)).toEqual({});
});

test("a wrong number says why", async () => {
  expect(await checkContact({ ...draft, phone: { dial_code: "91", number: "5876543210" } }, without)).toEqual(
    {
      phone: "first_digit",
    },
  );
});

test("§5 a wrong number is logged, silently and without the number", async () => {
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  await checkContact({ ...draft, phone: { dial_code: "91", number: "98765" } }, { ...without, log });
  expect(log.info).toHaveBeenCalledExactlyOnceWith("Invalid phone length");
});

test("who is signed in is not asked for a number", async () => {
  const nobody = { ...draft, phone: { dial_code: "91", number: "" } };
  expect(await checkContact(nobody, { ...without, phoneIsKnown: true })).toEqual({});
});

test("§5 a number passes if a logged-in user token exists; none is none all the same", async () => {
  const phoneOf = (number: string) => ({ ...draft, phone: { dial_code: "91", number } });
  expect(await checkContact(phoneOf("5876543210"), { ...without, token: "t1" })).toEqual({});
  expect(await checkContact(phoneOf(" "), { ...without, token: "t1" })).toEqual({ phone: "empty" });
});

test.each(["आशा शर्मा", "Zoë O'Neil", "ஆஷா", "J. P. Rao"])("%s is a name", async (name) => {
  expect(await checkContact({ ...draft, name }, without)).toEqual({});
});

test.each(["A", "x".repeat(61), "Asha 🙏"])("%s is no name", async (name) => {
  const { name: error } = await checkContact({ ...draft, name }, without);
  expect(error).toBe(true);
});

test("a parcel needs a name, street, town, state and PIN in India", async () => {
  const address = { ...draft.address, postcode: "021001", line1: "", city: "", state: "" };
  expect(await checkContact({ ...draft, address }, withAddress)).toEqual({
    name: true,
    postcode: true,
    line1: true,
    city: true,
    state: true,
  });
});

test("a parcel goes nowhere without the postcode of a country that has them", async () => {
  const to = (country_code: string, postcode: string) =>
    checkContact(
      { ...draft, name: "Asha", address: { ...draft.address, country_code, postcode, state: "" } },
      withAddress,
    );
  expect(await to("us", " ")).toEqual({ postcode: true });
  expect(await to("us", "08817")).toEqual({});
  expect(await to("gb", "SW1A 1AA")).toEqual({});
});

test("where there are no postcodes neither one nor a state is asked for", async () => {
  const address = { ...draft.address, country_code: "ae", postcode: "", state: "" };
  expect(await checkContact({ ...draft, name: "Asha", address }, withAddress)).toEqual({});
});

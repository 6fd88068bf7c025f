import { expect, test, vi } from "vitest";
import { addressLengths } from "../contract/index.ts";
import {
  checkContact,
  checkDevotees,
  emptyAddress,
  invoiceNeedsAddress,
  remainingErrors,
  usedAddress,
} from "./index.ts";

const begun = { name: "", phone: { dial_code: "91", number: "9876543210" }, address: emptyAddress("in") };
const lives = { postcode: "221001", line1: "12 Ghat Road", city: "Varanasi", state: "Uttar Pradesh" };
const draft = { ...begun, address: { ...begun.address, ...lives } };
interface Errors {
  consent?: true;
  city?: true;
  state?: true;
  phone?: string;
  names?: number[];
  gotras?: number[];
}

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

test("a signed-in buyer needs no number", async () => {
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
    postcode: "required",
    line1: "required",
    city: "required",
    state: "required",
  });
});

test.each(Object.entries(addressLengths))(
  "the contract's rules are checked before the server does: %s has at most %i characters and begins with none of @ + - =",
  async (line, most) => {
    const to = async (text: string) =>
      checkContact({ ...draft, name: "Asha", address: { ...draft.address, [line]: text } }, withAddress);
    expect(await to("x".repeat(most))).toEqual({});
    expect(await to("x".repeat(most + 1))).toEqual({ [line]: "too_long" });
    expect(await to("@SBI ATM")).toEqual({ [line]: "characters" });
  },
);

test("a line that only Indian addresses have is neither checked nor sent abroad", async () => {
  const address = {
    ...draft.address,
    country_code: "us",
    postcode: "08817",
    landmark: "@SBI ATM",
    district: "=1",
  };
  expect(await checkContact({ ...draft, name: "Asha", address }, withAddress)).toEqual({});
  expect(usedAddress(address)).toEqual({ ...address, landmark: "", district: "" });
  expect(usedAddress(draft.address)).toBe(draft.address);
});

test("a parcel goes nowhere without the postcode of a country that has them", async () => {
  const to = (country_code: string, postcode: string) =>
    checkContact(
      { ...draft, name: "Asha", address: { ...draft.address, country_code, postcode, state: "" } },
      withAddress,
    );
  expect(await to("us", " ")).toEqual({ postcode: "required" });
  expect(await to("us", "08817")).toEqual({});
  expect(await to("gb", "SW1A 1AA")).toEqual({});
});

test("a country without postcodes needs neither a postcode nor a state", async () => {
  const address = { ...draft.address, country_code: "ae", postcode: "", state: "" };
  expect(await checkContact({ ...draft, name: "Asha", address }, withAddress)).toEqual({});
});

test.each<[string, Errors, Errors, Errors]>([
  ["what was corrected is wrong no more", { consent: true, city: true }, { city: true }, { city: true }],
  ["what was not shown is not shown now", { city: true }, { city: true, state: true }, { city: true }],
  [
    "a number may be wrong for another reason now",
    { phone: "empty" },
    { phone: "length" },
    { phone: "length" },
  ],
  ["of the names those that still are", { names: [0, 2] }, { names: [1, 2] }, { names: [2] }],
  ["and none where all are corrected", { names: [0] }, {}, {}],
  ["as of the gotras", { gotras: [0, 2] }, { gotras: [1, 2] }, { gotras: [2] }],
])("%s", (_, given, wrong, left) => expect(remainingErrors(given, wrong)).toEqual(left));

test.each([
  ["", undefined],
  ["Kashyap", undefined],
  ["काश्यप", undefined],
  ["123 !!", [0]],
])("the gotra %j can be read out as a name can, or is marked", (gotra, gotras) => {
  expect(checkDevotees([{ key: 0, name: "Asha", gotra }], 1).gotras).toEqual(gotras);
});

test("a name that cannot be read out is marked, and each that is too many", () => {
  const rows = ["Asha", "A", "Ravi"].map((name, key) => ({ key, name, gotra: "" }));
  expect(checkDevotees(rows, 2)).toEqual({ names: [1, 2] });
  expect(checkDevotees(rows.slice(0, 1), 2)).toEqual({});
});

test("a form without a name field does not require a name", async () => {
  const { phone, address } = draft;
  expect(await checkContact({ phone, address }, { needsAddress: true })).toEqual({});
});

const business = { gstin: "27AAPFU0939F1ZV", name: "Sharma & Sons" };
test.each([
  ["a business in India", { country: "in", business }, false, true],
  ["an amount in India that the law names", { country: "in" }, true, true],
  ["any other order in India", { country: "in" }, false, false],
  ["a business abroad", { country: "us", business }, false, false],
  ["any amount abroad", { country: "us" }, true, false],
] as const)("the invoice of %s: whether it needs an address", (_, draft, needs_address, expected) => {
  expect(invoiceNeedsAddress(false, { needs_address }, draft)).toBe(expected);
  expect(invoiceNeedsAddress(true, { needs_address }, draft)).toBe(false);
});

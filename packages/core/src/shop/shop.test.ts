import { expect, test } from "vitest";
import { type ShopFacts, shopEn, shopHi } from "./index.ts";

const numbersOf = ({ customerCare, grievanceOfficer }: ShopFacts) =>
  [customerCare, grievanceOfficer].map(({ phone, email }) => [phone, email]);

test("phones and addresses of e-mail are the same in every language, and differ between care and grievance", () => {
  expect(numbersOf(shopHi)).toEqual(numbersOf(shopEn));
  expect(shopEn.grievanceOfficer.phone).not.toBe(shopEn.customerCare.phone);
  expect(shopEn.grievanceOfficer.email).not.toBe(shopEn.customerCare.email);
});

test("the facts exist in each language", () => {
  for (const text of [shopEn.legalName, shopEn.address, shopEn.grievanceOfficer.name])
    expect(text).not.toMatch(/\p{Script=Devanagari}/u);
  for (const text of [shopHi.legalName, shopHi.address, shopHi.grievanceOfficer.name])
    expect(text).toMatch(/\p{Script=Devanagari}/u);
});

test("they are samples that belong to no real business until they are replaced", () => {
  expect(shopEn.grievanceOfficer.name).toContain("(sample)");
  for (const { phone, email } of [shopEn.customerCare, shopEn.grievanceOfficer]) {
    expect(phone).toMatch(/^\+91 00000 0000\d$/);
    expect(email).toMatch(/@example\.com$/);
  }
});

import { expect, test } from "vitest";
import { latinDigits } from "./latin-digits.ts";

test.each([
  ["Devanagari", "०१२३४५६७८९"],
  ["Bengali", "০১২৩৪৫৬৭৮৯"],
  ["Tamil", "௦௧௨௩௪௫௬௭௮௯"],
  ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ["full width", "０１２３４５６７８９"],
  ["mathematical sans, which touches other rows", "𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫"],
  ["Latin", "0123456789"],
])("converts %s digits", (_, digits) => {
  expect(latinDigits(digits)).toBe("0123456789");
});

test("leaves everything else unchanged", () => {
  expect(latinDigits("+९१ पूजा 9५, ½ Ⅷ")).toBe("+91 पूजा 95, ½ Ⅷ");
});

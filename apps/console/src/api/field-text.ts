const texts: Readonly<Record<string, string>> = {
  required: "Fill this in.",
  wrong_type: "Fill this in.",
  format: "This has the wrong format.",
  not_allowed: "Choose one of the values.",
  too_small: "This is too small.",
  too_large: "This is too large.",
  too_short: "This is too short.",
  too_long: "This is too long.",
  too_few: "These are too few.",
  too_many: "These are too many.",
  too_early: "This must be later.",
  future: "This day has not come yet.",
  out_of_step: "No step from “at least” reaches this.",
  above_mrp: "The price is above the MRP. Lower the price, or correct the MRP.",
  not_whole: "This must be a whole number.",
  devanagari: "Write this in Devanagari.",
  characters: "Use letters, digits and common signs only, and do not begin with = + - @.",
  email: "Enter an e-mail address such as care@example.com.",
  empty: "Enter a mobile number.",
  length: "Enter the 10 digits of the mobile number.",
  first_digit: "Indian mobile numbers begin with 6, 7, 8 or 9.",
  invalid: "This is not a phone number of this country code.",
  checksum: "A digit or letter of this GSTIN is wrong: compare it with the certificate.",
};

const letters = "Small letters, digits and hyphens, such as maha-rudrabhishek.";
const address = "A whole address that begins with https://, such as https://example.com/orders.";
const colour = "A colour such as #7a1f1f.";

/** What is expected, by the name of the field. */
const formats: Readonly<Record<string, string>> = {
  slug: letters,
  key: letters,
  code: "3 to 24 capital letters and digits, such as DIWALI10.",
  dial_code: "The digits of the country code without the plus, such as 91.",
  phone: "With the country code and spaces, such as +91 98765 43210.",
  gstin: "The 15 characters of a GSTIN, such as 09AAACR5055K1Z5.",
  origins: "Sites such as https://example.com, without a path, one on each line.",
  ...{ redirect_url: address, webhook_url: address, document_url: address },
  ...{ verify_url: address, video_url: address },
  ...{ labelColor: colour, textColor: colour, secondaryTextColor: colour, btnBgColor: colour },
  countries: "Two letters for each country, such as IN, US.",
  number: "Letters and digits of an order's number, such as DQ5EH.",
  tracking_number: "4 to 40 letters, digits and hyphens, without spaces.",
};

const limits: Readonly<Record<string, (limit: number) => string>> = {
  too_small: (limit) => `At least ${limit}.`,
  too_large: (limit) => `At most ${limit}.`,
  too_short: (limit) => `At least ${limit} characters.`,
  too_long: (limit) => `At most ${limit} characters.`,
};

/** Amounts are typed in rupees, dollars or euros, and stored in their hundredths. */
const isAmount = (name: string) => ["inr", "usd", "eur", "amount"].includes(name);

/** What a person reads below a field that was rejected with `code`: what is expected there, where that is known. */
export function fieldText(code: string, field = "", limit?: number): string {
  const name = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";
  const expected = code === "format" ? formats[name] : undefined;
  if (expected) return expected;
  if (limit !== undefined && limits[code]) return limits[code](isAmount(name) ? limit / 100 : limit);
  return texts[code] ?? "This is not what is expected here.";
}

/** Words in a field name that mark personal data or a credential. */
const sensitiveWords = new Set(
  (
    "aadhaar address auth authorization bearer birth birthday body card cookie cookies csrf cvv dob email " +
    "firstname fullname gotra header headers ip jwt landmark lastname lat latitude line1 line2 lng longitude " +
    "mail mobile name names otp pan passcode passwd password payload phone pin pincode postal postcode secret " +
    "session sid signature surname t tel token tokens upi username vpa whatsapp wish wishes xsrf zip"
  ).split(" "),
);

/** Whether a field, header or query parameter of this name must not leave the browser. */
export function isSensitiveKey(key: string): boolean {
  return key
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]/u)
    .some((word) => sensitiveWords.has(word));
}

export { type AnyPhoneCheck, checkPhone } from "./check-phone.ts";
export { checkIndianNumber, type PhoneCheck, type PhoneReason, phoneLogTexts } from "./indian-number.ts";

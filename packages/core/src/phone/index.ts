export { type AnyPhoneCheck, checkPhone, type PhoneCheckOptions } from "./check-phone.ts";
export { checkIndianNumber, type PhoneCheck, type PhoneReason, phoneLogMessages } from "./indian-number.ts";
export { maskNumber, maskPhone } from "./mask-phone.ts";
export { readTypedNumber } from "./read-typed-number.ts";

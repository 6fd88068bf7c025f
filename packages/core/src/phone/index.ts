export { checkIndianNumber, type PhoneCheck, type PhoneReason, phoneLogTexts } from "./indian-number.ts";

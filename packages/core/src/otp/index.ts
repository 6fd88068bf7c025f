export { isCodeUsable, type SentCode, sendCode } from "./send-code.ts";

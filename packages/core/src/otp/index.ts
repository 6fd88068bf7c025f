export { isCodeUsable, type SentCode, sendCode, sentCode } from "./send-code.ts";

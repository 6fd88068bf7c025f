export { isLive, type SentCode, sendCode } from "./send-code.ts";

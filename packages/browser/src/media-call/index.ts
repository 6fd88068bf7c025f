export { createRtcPort } from "./create-rtc-port.ts";

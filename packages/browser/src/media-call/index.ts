export { createRtcPort } from "./create-rtc-port.ts";
export { leaveWithPage } from "./leave-with-page.ts";

export { attachCall } from "./attach-call.ts";
export { createRtcPort } from "./create-rtc-port.ts";

export { type ErrorMessages, errorMessage, type FailedCall } from "./error-message.ts";
export { type WaitUnit, waitInUnits } from "./wait-in-units.ts";

export { type ErrorMessages, errorMessage, type FailedCall } from "./error-message.ts";

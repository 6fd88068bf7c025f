export { isCartDisabled, storeCartDisabled } from "./cart-disabled.ts";
export { openSession, type Session } from "./open-session.ts";

import { addressMessages } from "./booking-messages.ts";

/** What a field says that the server did not accept, by the code of the error. */
export const fieldMessages = {
  ...addressMessages.errors,
  required: "Fill this in",
  too_short: "This is too short",
  pin: addressMessages.pinError,
  state: addressMessages.stateError,
  checksum: "One of the characters is wrong",
  gstin_state: "This GSTIN is of another state than the address",
  future: "This is in the future",
  too_early: "This is too long ago",
  devanagari: "Write this in Devanagari",
  gap: "Clocks skipped this time. Choose which one applies",
  overlap: "Clocks showed this time twice. Choose which one applies",
  guardian_consent: "Confirm that a parent or guardian agrees",
};

/** For a code without its own message. */
export const otherFieldMessage = "Check what you filled in here";

import { namesMessages } from "@aradhana/checkout/messages-en";
import { callTimes } from "@aradhana/core/shop";

export const text = {
  heading: "Request a callback",
  name: namesMessages.name(1),
  nameError: namesMessages.nameError,
  nameInvalid: namesMessages.nameInvalid,
  time: "When should we call? (India time)",
  times: callTimes.en,
  language: "Language of the call",
  consent: "I agree to get a call and a message on this number. My name and number are deleted after 7 days.",
  consentError: "Tick this box to get the call",
  submit: "Call me",
  done: "Done. Customer care will call you at the time you chose.",
};

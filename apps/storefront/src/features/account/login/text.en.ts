import { codeMessages } from "@aradhana/checkout/messages-en";

export const text = {
  phoneHint: "We send a one-time code to it.",
  agree: "By continuing you agree to our",
  terms: "terms",
  and: "and",
  privacy: "privacy notice",
  getCode: "Get the code",
  code: codeMessages,
  verify: "Sign in",
  whatsapp: "Send it on WhatsApp",
  call: "Call me with it",
  trouble:
    "No code? Check that the number is right and that the phone has network. Codes live for five minutes.",
};

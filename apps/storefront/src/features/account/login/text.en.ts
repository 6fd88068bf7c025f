import { codeMessages } from "@aradhana/checkout/messages-en";

export const text = {
  phoneHint: codeMessages.willSend,
  agree: "By continuing you agree to our",
  terms: "terms",
  and: "and",
  privacy: "privacy policy",
  getCode: "Get OTP",
  code: codeMessages,
  verify: "Sign in",
  whatsapp: "Get OTP on WhatsApp",
  call: "Get OTP by call",
  trouble: "No OTP? Check the number and your network. An OTP works for 5 minutes.",
};

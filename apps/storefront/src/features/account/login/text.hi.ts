import { codeMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  phoneHint: codeMessages.willSend,
  agree: "आगे बढ़ने पर आप इनसे सहमत हैं:",
  terms: "शर्तें",
  and: "और",
  privacy: "गोपनीयता नीति",
  getCode: "OTP पाएँ",
  code: codeMessages,
  verify: "साइन इन करें",
  whatsapp: "WhatsApp पर OTP पाएँ",
  call: "कॉल पर OTP पाएँ",
  trouble: "OTP नहीं मिला? नंबर और नेटवर्क जाँच लें। OTP 5 मिनट तक चलता है।",
};

import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  label: "ई-मेल पता",
  wrong: "पता इस तरह लिखें: name@example.com",
  why: "आपके ऑर्डर की सूचना इस पते पर भी मिलेगी। फ़ोन पर पहले की तरह मिलती रहेगी।",
  getCode: "OTP पाएँ",
  code: "OTP",
  sixDigits: "6 अंक डालें",
  sentTo: (address) => `${address} पर OTP भेजा गया है। स्पैम फ़ोल्डर भी देखें।`,
  change: "बदलें",
  confirm: "ई-मेल पक्का करें",
  confirmed: (address) => `आपके ऑर्डर की सूचना अब ${address} पर भी मिलेगी।`,
  remove: "ई-मेल हटाएँ",
  sure: (address) => `${address} हटाएँ? ऑर्डर की सूचना ई-मेल से नहीं मिलेगी।`,
  yes: "हाँ, हटाएँ",
  keep: "रहने दें",
  removed: "ई-मेल हटा दिया गया।",
};

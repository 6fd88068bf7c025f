import { proceedMessages } from "@aradhana/checkout/messages-hi";
import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  heading: "यह आपके लिए रिज़र्व है",
  text: (number) => `आपके ऑर्डर ${number} का भुगतान बाक़ी है। तब तक इसे कोई और नहीं ख़रीद सकता।`,
  pay: proceedMessages.pay,
  check: "भुगतान की स्थिति देखें",
  change: "यह ऑर्डर बदलें",
};

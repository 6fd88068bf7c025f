import { units } from "../../shared/i18n/units.hi.ts";
import type { gemOrderMessages as original } from "./order-messages.en.ts";

/** The choice of a gem's setting. */
export const gemOrderMessages: typeof original = {
  sold: "यह अभी-अभी बिक गया",
  choose: "नाप चुनें",
  noPrice: "नाप चुनते ही मूल्य यहाँ दिखेगा।",
  title: "आपको कैसे चाहिए?",
  making: (amount) => `+ ${amount}`,
  sent: (count) => `${units.days(count)} में भेजेंगे।`,
};

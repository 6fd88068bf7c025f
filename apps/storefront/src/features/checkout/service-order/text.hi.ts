import { couponMessages, reviewMessages } from "@aradhana/checkout/messages-hi";
import { units } from "../../../shared/i18n/units.hi.ts";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  packages: "पैकेज",
  due: (minutes) => `भुगतान के ${units.minutes(minutes)} के भीतर तैयार`,
  price: {
    service: "टैक्स से पहले रिपोर्ट का मूल्य",
    tax: (name, pct) => `${name}, ${pct}%, शामिल`,
  },
  coupon: couponMessages,
  review: { ...reviewMessages, title: "जानकारी जाँच लें" },
};

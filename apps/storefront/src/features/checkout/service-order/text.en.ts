import { couponMessages, reviewMessages } from "@aradhana/checkout/messages-en";
import { units } from "../../../shared/i18n/units.en.ts";

export const text = {
  packages: "Package",
  due: (minutes: number) => `Ready within ${units.minutes(minutes)} of the payment`,
  price: {
    service: "Report before tax",
    tax: (name: string, pct: number) => `${name}, ${pct}%, included`,
  },
  coupon: couponMessages,
  review: { ...reviewMessages, title: "Check the details" },
};

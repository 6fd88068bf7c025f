import { couponMessages, namesMessages, reviewMessages } from "@aradhana/checkout/messages-en";
import { settingNames } from "../../../lines/gemstone/setting-names.en.ts";
import { units } from "../../../shared/i18n/units.en.ts";

export const text = {
  title: (good: string) => `Order: ${good}`,
  back: "Back to its page",
  color: "Colour",
  colorGone: "The colour you chose is sold out. Choose another.",
  quantity: "Quantity",
  less: "One less",
  more: "One more",
  setting: {
    title: "How do you want it?",
    ...settingNames,
    making: (amount: string) => `+ ${amount}`,
    sent: (count: number) => `Sent in ${units.days(count)}.`,
    returned: (count: number) => (count > 0 ? `Return within ${units.days(count)}.` : "Cannot be returned."),
  },
  energise: {
    title: "Energised in your name",
    add: (fee: string) => `Energise it in my name, ${fee}`,
    hint: (priest: string, extraDays: number) =>
      `${priest} says your name and gotra.${extraDays > 0 ? ` It is sent ${units.days(extraDays)} later.` : ""}`,
  },
  names: { ...namesMessages, name: () => "Name for the mantra" },
  delivery: {
    title: "Delivery address",
    name: "Name on the parcel",
    nameError: namesMessages.nameError,
    nameInvalid: namesMessages.nameInvalid,
  },
  price: {
    empty: {
      abhimantrit: "Choose a colour to see the price.",
      gemstone: "Choose a size to see the price.",
    },
    shipping: "Delivery",
    tax: (name: string, pct: number) => `${name} ${pct}%, included`,
  },
  choose: { abhimantrit: "Choose a colour", gemstone: "Choose a size" },
  payBy: { title: "How do you want to pay?", now: "Pay now", cash: "Cash on delivery" },
  place: (amount: string) => `Place the order, ${amount} in cash`,
  coupon: couponMessages,
  review: { ...reviewMessages, names: "Name on the parcel", address: "Sent to" },
  afterTap: { cash: "Your order is placed at once. You pay in cash when the parcel arrives." },
  returns: "Returns",
  reserved: (minutes: number) => `Reserved for you for ${minutes} minutes while you pay.`,
  sold: {
    heading: "It has just been sold",
    out: "It is sold out",
    text: "You have not been charged. Its page shows similar ones.",
    similar: "See similar ones",
  },
  own: {
    heading: "It is reserved for you",
    text: (number: string) => `Your order ${number} is not paid yet. Nobody else can buy it meanwhile.`,
    pay: "Continue to payment",
    check: "Check the payment",
  },
  cart: {
    title: "Order your cart",
    groups: { pooja: "Pujas", chadhaava: "Chadhava", goods: "Sent to you in one parcel" },
    namesLater: "You give the names for the sankalp after the payment.",
    quantity: (qty: number) => `Quantity ${qty}`,
    remove: (title: string) => `Remove ${title}`,
    take: (count: number) => `Order ${count}`,
    was: (amount: string) => `It was ${amount}.`,
    changed: (before: string, now: string) =>
      `The total was ${before} and is now ${now}. You have not been charged. Check it and pay again.`,
    blocked: "Something in your cart cannot be ordered now. You have not been charged. See above what it is.",
    empty: "Your cart is empty",
    toPujas: "See upcoming pujas",
    toProducts: "See blessed products",
  },
  needsScript: "Ordering here needs JavaScript. Without it, order on WhatsApp.",
};

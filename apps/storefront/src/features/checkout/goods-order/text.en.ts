import {
  couponMessages,
  energisedMessages,
  namesMessages,
  reviewMessages,
} from "@aradhana/checkout/messages-en";
import { goodsOrderMessages } from "../../../lines/goods-order-messages.en.ts";
import { emptyCart } from "../../../shared/i18n/empty-cart.en.ts";
import { units } from "../../../shared/i18n/units.en.ts";

export const text = {
  title: (good: string) => `Order: ${good}`,
  back: "Back to the details",
  energise: {
    title: energisedMessages.energised,
    add: (fee: string) => `Energise it in my name, ${fee}`,
    hint: (priest: string, extraDays: number) =>
      `${priest} says your name and gotra.${extraDays > 0 ? ` It is sent ${units.days(extraDays)} later.` : ""}`,
  },
  names: { ...namesMessages, name: () => "Name for the mantra" },
  delivery: {
    heading: "Deliver to",
    title: "Delivery address",
    name: "Name on the parcel",
    nameError: namesMessages.nameError,
    nameInvalid: namesMessages.nameInvalid,
  },
  price: {
    shipping: "Delivery",
    split: "Tax in this price",
  },
  payBy: { title: "How do you want to pay?", now: "Pay now", cash: "Cash on delivery" },
  place: (amount: string) => `Place the order, ${amount} in cash`,
  coupon: couponMessages,
  review: { ...reviewMessages, names: "Name on the parcel", address: "Sent to" },
  afterTap: { cash: "Your order is placed at once. You pay in cash when the parcel arrives." },
  lines: goodsOrderMessages,
  replacing: (number: string) => `What you order now replaces your unpaid order ${number}.`,
  returns: "Returns",
  reserved: (minutes: number) => `Reserved for you for ${minutes} minutes while you pay.`,
  sold: "You have not been charged. Choose another: what you filled in is already there.",
  cart: {
    title: "Checkout",
    empty: emptyCart,
    disabled: "Book or buy one at a time",
    oneByOne: "There is no cart here. Open what you want and book or buy it on its own page.",
    toPujas: "See upcoming pujas",
    toProducts: "See products",
  },
};

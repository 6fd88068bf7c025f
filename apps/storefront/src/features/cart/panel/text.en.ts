import { couponMessages, priceMessages } from "@aradhana/checkout/messages-en";
import { emptyCart } from "../../../shared/i18n/empty-cart.en.ts";
import { plural } from "../../../shared/i18n/plural.ts";

const items = (count: number) => plural("en", count, { one: "1 item", other: `${count} items` });

export const text = {
  title: "Your cart",
  close: "Close",
  coupon: couponMessages,
  price: "Price",
  details: {
    ...priceMessages,
    shipping: "Delivery",
  },
  items,
  waiting: (count: number) =>
    `Your cart is full. ${items(count)} from before you signed in will come in when you remove something.`,
  delivery: "Delivery, at most",
  deliveryNote: "The exact charge depends on your PIN code",
  checkout: (total: string) => `Check out · ${total}`,
  empty: emptyCart,
  emptyText: "Add a product or a gemstone, or book one of these pujas.",
  upcoming: "Upcoming pujas",
  shop: "See products",
  failed: "Could not load your cart",
  stored: "This cart may not be up to date.",
  retry: "Try again",
  requestId: "Reference number",
};

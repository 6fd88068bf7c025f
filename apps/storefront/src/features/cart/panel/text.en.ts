import { couponMessages, priceMessages } from "@aradhana/checkout/messages-en";
import { siteMessages } from "@aradhana/checkout/site-messages-en";
import { plural } from "../../../shared/i18n/plural.ts";

const items = (count: number) => plural("en", count, { one: "1 item", other: `${count} items` });

export const text = {
  title: "Your cart",
  close: "Close",
  parcel: "Sent in one parcel",
  ritual: (day: string) => `Date: ${day}`,
  gone: "Not available",
  each: (price: string) => `${price} each`,
  quantity: (title: string) => `Quantity of ${title}`,
  less: (title: string) => `One less: ${title}`,
  more: (title: string) => `One more: ${title}`,
  wrong: {
    not_whole: "Enter a whole number",
    too_few: "Enter 1 or more, or remove it",
    too_many: (most: number) => `You can order at most ${most}`,
  },
  remove: "Remove",
  removeItem: (title: string) => `Remove ${title}`,
  removed: (title: string) => `Removed: ${title}`,
  undo: "Undo",
  undoItem: (title: string) => `Put back ${title}`,
  was: (price: string) => `It was ${price} when you added it.`,
  available: (count: number) => (count > 0 ? `Change to ${count}` : ""),
  coupon: couponMessages,
  price: "Price",
  details: {
    ...priceMessages,
    shipping: "Delivery",
  },
  items,
  delivery: "Delivery, at most",
  deliveryNote: "The exact charge depends on your PIN code",
  checkout: (total: string) => `Check out · ${total}`,
  blocked: "Change or remove what is not available to check out.",
  empty: "Your cart is empty",
  emptyText: "Add a product or a gemstone, or book one of these pujas.",
  upcoming: "Upcoming pujas",
  shop: "See products",
  failed: "Could not load your cart",
  stored: "This cart may not be up to date.",
  retry: "Try again",
  requestId: "Reference number",
  slow: siteMessages.slow,
};

import { energisedMessages } from "@aradhana/checkout/messages-en";

export const text = {
  groups: { pooja: "Pujas", chadhaava: "Chadhava", goods: "Sent to you in one parcel" },
  namesLater: "You add names for the sankalp after payment.",
  each: (price: string) => `${price} each`,
  quantity: (title: string) => `Quantity of ${title}`,
  less: (title: string) => `One less: ${title}`,
  more: (title: string) => `One more: ${title}`,
  wrong: {
    not_whole: "Enter a whole number",
    too_few: "Enter 1 or more, or remove it",
    too_many: (most: number) => `You can order at most ${most}`,
  },
  ...energisedMessages,
  noPrasad: "Without prasad",
  remove: "Remove",
  removeItem: (title: string) => `Remove ${title}`,
  removed: (title: string) => `Removed: ${title}`,
  undo: "Undo",
  undoItem: (title: string) => `Undo: put back ${title}`,
  changed: (before: string, now: string) => `The price has changed from ${before} to ${now}.`,
  notSent: {
    prasad_not_shipped: (country: string) => `Its prasad is not sent to this country (${country}).`,
    not_delivered: (country: string) => `At prices in rupees it is not sent to this country (${country}).`,
  },
  solutions: {
    take: (count: number) => `Change to ${count}`,
    withoutPrasad: "Order without prasad",
    prices: (country: string) => `See prices for ${country}`,
    similar: "See similar ones",
    dates: "See other dates",
    choose: "Choose again",
  },
  notCharged: "You have not been charged.",
  blocked: "To check out, change or remove:",
};

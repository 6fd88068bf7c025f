import type { Policy } from "@aradhana/core/contract";

/** The rules in a few plain lines, for when the whole text cannot be fetched. */
export const summaries: Record<Policy["slug"], readonly string[]> = {
  "exchange-policy": [
    "Cancel on the page of your order. It shows the exact refund before you confirm.",
    "The refund and its last date are shown on the page of each puja.",
    "You can also move your booking to a later date once, free of charge.",
    "If we fail, you choose: a full refund, or the puja again.",
    "Refunds go to the original payment method; banks usually take 3 to 7 working days.",
  ],
  "term-and-condition": [
    "We arrange pujas with priests and temples, record them and send you the prasad and certificate.",
    "The price you see before paying is the full price, with tax.",
    "A puja is an act of faith. Nobody can promise its result.",
    "We do not arrange any puja meant to harm another person.",
    "Nothing written here reduces your rights as a consumer.",
  ],
  "privacy-policy": [
    "We ask for details only at the step that needs them.",
    "Names, gotra and wishes go to the priest and to nobody else.",
    "We never sell your data, and put no names into analytics.",
    "See, correct and delete what you saved in your account, or write to customer care.",
    "We ask for each consent separately, and none is ticked in advance.",
  ],
  "shipping-policy": [
    "Prasad is dispatched from the temple town within two days of the puja.",
    "The delivery time is shown on the page of each puja.",
    "Food is delivered in India only; dry prasad goes to most countries.",
    "The delivery charge is shown with the package before you pay.",
    "If it is lost or damaged, tell us: choose a new box or a refund.",
  ],
};

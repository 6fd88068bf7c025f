import {
  addressMessages,
  codeMessages,
  consentMessages,
  namesMessages,
  phoneMessages,
} from "@aradhana/checkout/messages-en";

export const text = {
  found: {
    text: "What you had filled in here is back. It stays in this tab alone.",
    startOver: "Start over",
  },
  names: {
    ...namesMessages,
    why: "The priest reads them out. The first one is yours.",
    gotraHint: "Leave the gotra empty if you do not know it: by custom Kashyapa is said.",
    tooMany: (limit: number) =>
      `This package is for ${limit} ${limit === 1 ? "name" : "names"}. Take this one out.`,
  },
  phone: {
    ...phoneMessages,
    heading: "How to reach you",
    hint: "A one-time code is sent to it.",
  },
  code: {
    ...codeMessages,
    verify: "Confirm and continue",
  },
  address: addressMessages,
  total: {
    heading: "What it costs",
    nothing: "Choose at least one offering first.",
    total: "To pay",
    inclusive: "All taxes included",
    retry: "Try again",
  },
  ...consentMessages,
  proceed: "Continue to payment",
  proceedWithPrice: (price: string) => `Continue to payment, ${price}`,
  after: "Nothing is charged yet. The payment opens in a page of its own.",
};

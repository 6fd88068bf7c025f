import {
  addressMessages,
  codeMessages,
  consentMessages,
  invoiceLostMessages,
  namesMessages,
  phoneMessages,
  priceMessages,
  proceedMessages,
  savedMessages,
} from "@aradhana/checkout/messages-en";
import { siteMessages } from "@aradhana/checkout/site-messages-en";

export const text = {
  found: {
    text: "We restored what you filled in. It stays in this tab only.",
    startOver: "Start over",
  },
  names: {
    ...namesMessages,
    why: "The priest reads them aloud. The first one is yours.",
    gotraHint: "Leave the gotra empty if you do not know it: the priest then says Kashyap.",
    tooMany: (limit: number) =>
      `This package is for ${limit} ${limit === 1 ? "name" : "names"}. Remove this one.`,
  },
  phone: {
    ...phoneMessages,
    heading: "Contact details",
    hint: codeMessages.willSend,
  },
  code: {
    ...codeMessages,
    verify: "Verify and continue",
  },
  address: addressMessages,
  invoice: invoiceLostMessages,
  price: {
    ...priceMessages,
    title: "Price",
    empty: "Choose at least one offering first.",
    retry: siteMessages.retry,
  },
  saved: savedMessages,
  ...consentMessages,
  proceed: proceedMessages.pay,
  proceedWithPrice: (price: string) => `${proceedMessages.pay}, ${price}`,
  after: "You have not been charged yet. Payment opens on a separate page.",
};

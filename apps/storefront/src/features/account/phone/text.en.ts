import { phoneMessages } from "@aradhana/checkout/messages-en";

export const text = {
  ...phoneMessages,
  close: "Close",
};

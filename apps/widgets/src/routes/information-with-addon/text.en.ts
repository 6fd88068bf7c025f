import { addonMessages } from "@aradhana/checkout/messages-en";

export const text = {
  ...addonMessages,
  change: "Change",
};

import { addonMessages, prasadMessages } from "@aradhana/checkout/messages-en";

export const text = {
  ...addonMessages,
  prasad: prasadMessages,
  change: "Change",
};

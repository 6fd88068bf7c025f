import { addonMessages } from "@aradhana/checkout/messages-en";

export const text = {
  less: addonMessages.less,
  more: addonMessages.more,
  heading: "Choose offerings",
  prasad: (fee: string) => `Send me prasad, ${fee}`,
};

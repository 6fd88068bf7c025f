import { addonMessages } from "@aradhana/checkout/messages-en";

export const text = {
  less: addonMessages.less,
  more: addonMessages.more,
  heading: "Choose what is offered in your name",
  prasad: (fee: string) => `Send me prasad, ${fee}`,
};

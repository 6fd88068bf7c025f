import { addonMessages } from "@aradhana/checkout/messages-en";
import { ritualMessages } from "@aradhana/checkout/site-messages-en";

export const text = {
  less: addonMessages.less,
  more: addonMessages.more,
  heading: "Choose offerings",
  prasad: ritualMessages.sendPrasad,
};

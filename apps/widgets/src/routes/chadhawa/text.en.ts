import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";
import { addonMessages } from "@aradhana/checkout/messages-en";

export const text = {
  less: addonMessages.less,
  more: addonMessages.more,
  heading: "Choose offerings",
  prasad: ritualMessages.sendPrasad,
};

import { ritualMessages } from "@aradhana/checkout/catalogue-messages-hi";
import { addonMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  less: addonMessages.less,
  more: addonMessages.more,
  heading: "अर्पण चुनें",
  prasad: ritualMessages.sendPrasad,
};

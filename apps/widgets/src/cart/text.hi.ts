import { cartMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  add: cartMessages.add,
  hint: "आराधना पर कार्ट की बाक़ी चीज़ों के साथ एक बार में भुगतान करें।",
  added: `${cartMessages.added}।`,
  open: "आराधना पर अपना कार्ट खोलें",
};

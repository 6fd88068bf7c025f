import { cartMessages } from "@aradhana/checkout/messages-en";

export const text = {
  add: cartMessages.add,
  hint: "Pay for it on Aradhana, together with other things in your cart.",
  added: `${cartMessages.added}.`,
  open: "Open your cart on Aradhana",
};

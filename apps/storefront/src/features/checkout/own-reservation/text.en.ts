import { proceedMessages } from "@aradhana/checkout/messages-en";
export const text = {
  heading: "It is reserved for you",
  text: (number: string) => `Your order ${number} is not paid yet. Nobody else can buy it meanwhile.`,
  pay: proceedMessages.pay,
  check: "Check the payment",
  change: "Change this order",
};

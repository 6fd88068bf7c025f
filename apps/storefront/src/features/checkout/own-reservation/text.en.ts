export const text = {
  heading: "It is reserved for you",
  text: (number: string) => `Your order ${number} is not paid yet. Nobody else can buy it meanwhile.`,
  pay: "Continue to payment",
  check: "Check the payment",
  change: "Change this order",
};

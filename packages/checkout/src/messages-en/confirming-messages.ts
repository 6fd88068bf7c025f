/** While the outcome of a payment is unknown, everywhere the same. */
export const confirmingMessages = {
  heading: "The bank is confirming",
  short: "The bank is confirming. Do not pay again.",
  action: "Check status",
};

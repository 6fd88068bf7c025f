/** The button or link that leads to the payment. */
export const proceedMessages = { pay: "Continue to payment" };

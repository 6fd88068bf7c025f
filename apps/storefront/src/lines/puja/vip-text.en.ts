import { siteMessages } from "@aradhana/checkout/site-messages-en";

export const text = {
  heading: "What is different about a VIP puja",
  text: "Priests perform it for one family at a time. You hear the sankalp on a live call and speak it with them. It gives no priority at the temple and is not believed to be worth more than a shared puja.",
  call: [
    "After payment the sankalp form asks for the names, the time that suits you for the call, and the number to call.",
    "The priest reads each name on the call; you can correct it at once.",
  ],
  callback: { open: "Request a callback", lost: siteMessages.checkInternet },
  others: (temple: string) => `All pujas at ${temple}`,
};

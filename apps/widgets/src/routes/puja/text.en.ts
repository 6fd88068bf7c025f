import { prasadMessages } from "@aradhana/checkout/messages-en";
import { ritualMessages } from "@aradhana/checkout/site-messages-en";
export const text = {
  prasad: prasadMessages,
  packages: "Choose a package",
  people: ritualMessages.people,
  inEvery: "Every package includes:",
  next: (price: string) => `Continue with ${price}`,
  taxes: "All taxes included. You pay at the end.",
};

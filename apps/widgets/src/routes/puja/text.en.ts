import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";
import { prasadMessages } from "@aradhana/checkout/messages-en";
export const text = {
  prasad: prasadMessages,
  packages: "Choose a package",
  people: ritualMessages.people,
  inEvery: "Every package includes:",
  next: (price: string) => `Continue with ${price}`,
  taxes: "All taxes included. You pay at the end.",
};

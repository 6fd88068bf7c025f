import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";
import { prasadMessages } from "@aradhana/checkout/messages-en";
export const text = {
  prasad: prasadMessages,
  packages: ritualMessages.packages,
  people: ritualMessages.people,
  bookNow: ritualMessages.bookNow,
  inEvery: ritualMessages.inEvery,
  next: (price: string) => `Continue with ${price}`,
  taxes: "All taxes included. You pay at the end.",
};

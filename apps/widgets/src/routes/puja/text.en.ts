import { prasadMessages } from "@aradhana/checkout/messages-en";
export const text = {
  prasad: prasadMessages,
  packages: "Choose a package",
  people: (min: number, max: number) =>
    min === max ? `For ${max} ${max === 1 ? "person" : "people"}` : `For ${min} to ${max} people`,
  inEvery: "Every package includes:",
  next: (price: string) => `Continue with ${price}`,
  taxes: "All taxes included. You pay at the end.",
};

import { linkLoginMessages } from "@aradhana/checkout/site-messages-en";
export const text = {
  expired: "This link has expired. Please sign in.",
  ...linkLoginMessages,
};

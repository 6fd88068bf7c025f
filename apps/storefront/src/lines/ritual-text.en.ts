import { authorisationMessages } from "@aradhana/checkout/site-messages-en";

export const text = {
  authorisation: authorisationMessages,
  back: "Previous",
  on: "Next",
};

import { authorisationMessages } from "@aradhana/checkout/catalogue-messages-en";

export const text = {
  authorisation: authorisationMessages,
  sample: "Sample recording: see how it opens at the name",
  sampleOrder: "See a finished sample order",
  back: "Previous",
  on: "Next",
};

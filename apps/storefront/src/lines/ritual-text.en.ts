import { authorisationMessages } from "@aradhana/checkout/catalogue-messages-en";

export const text = {
  authorisation: authorisationMessages,
  seeAll: (total: number) => `See all ${total}`,
  sample: "Sample recording: see how it opens at the name",
  sampleOrder: "See a finished sample order",
  back: "Previous",
  on: "Next",
};

/** What became of a dated ritual. Hindi has a form for each line: its nouns have a gender. */
export const outcomeMessages = {
  live: (date: string) => `It started on ${date}. If you booked, the recording will be in your order.`,
  performed: (date: string) =>
    `It took place on ${date}. If you booked, the recording will be in your order.`,
  cancelled: (date: string) =>
    `It was planned for ${date}. If you booked, see your order for the next steps.`,
};

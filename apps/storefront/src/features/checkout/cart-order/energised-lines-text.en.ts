import { energisedMessages } from "@aradhana/checkout/messages-en";

export const text = {
  ...energisedMessages,
  change: "Change the name",
  changeFor: (title: string) => `Change the name for ${title}`,
  otherNames: "Names you have given",
};

import { ritualMessages } from "@aradhana/checkout/catalogue-messages-hi";
import { prasadMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  prasad: prasadMessages,
  packages: ritualMessages.packages,
  people: ritualMessages.people,
  bookNow: ritualMessages.bookNow,
  inEvery: ritualMessages.inEvery,
  next: (price) => `${price} के साथ आगे बढ़ें`,
  taxes: "सभी टैक्स शामिल। भुगतान आख़िर में होता है।",
};

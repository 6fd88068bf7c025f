import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";

export const text = {
  title: "Name correction report",
  made: (when: string) => `Made on ${when}`,
  now: "The name as it is",
  options: (count: number) => `${count} other spellings`,
  letters: (name: string) => `Letters of ${name}`,
  sound: "Sounds the same",
  notes: "Good to know",
  deleteQuestion:
    "The name, date of birth and report are deleted permanently. The order and its invoice stay.",
  sample: {
    title: "Sample report",
    text: "The name is only an example. Everything else is calculated as in your own report.",
    bookNow: ritualMessages.bookNow,
    order: "Check your own name",
  },
};

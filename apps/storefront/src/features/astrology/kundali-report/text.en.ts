import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";

export const text = {
  title: "Kundali",
  version: (version: number, when: string) => `Version ${version}, made on ${when}`,
  versions: "All versions",
  dates: "All dates",
  pdf: "PDF",
  share: {
    make: "Share",
    title: "Link to this report",
    text: (when: string) => `Anyone with this link can read the report until ${when}. They cannot change it.`,
    subject: "Janam kundali",
  },
  correct: {
    action: "Correct the birth details",
    title: "Correct the birth details",
    text: "We make the report again, free of charge. The earlier version stays.",
    save: "Make the report",
    cancel: "Back to the report",
  },
  details: {
    title: "We need the birth details",
    text: "The report is made as soon as you send them.",
  },
  deleteQuestion:
    "The birth details and all versions of the report are deleted permanently. The order and its invoice stay. Download the PDF first if you need it.",
  expired: {
    heading: "This link does not open a report",
    text: "Shared links work for a week, or until the report is deleted. Ask the person who sent it for a new one.",
  },
  sample: {
    metaTitle: "Sample kundali",
    description:
      "A whole kundali to look through before you order: charts in three styles, dashas with dates, doshas with their rules, gem advice and numerology.",
    title: "Sample report",
    text: "The name and birth details are only an example. Everything else is calculated as in your own report.",
    bookNow: ritualMessages.bookNow,
    order: "Order your kundali",
  },
};

export const text = {
  title: "Kundali",
  version: (version: number, when: string) => `Version ${version}, made on ${when}`,
  versions: "All versions",
  dates: "All dates",
  pdf: "PDF",
  share: {
    make: "Share",
    title: "Link to this report",
    text: (when: string) => `Anybody who has it can read the report until ${when}, and can change nothing.`,
    subject: "Janam kundali",
  },
  correct: {
    action: "Correct the birth details",
    title: "Correct the birth details",
    text: "The report is made again. The earlier version stays, and it costs nothing.",
    save: "Make the report",
    cancel: "Back to the report",
  },
  details: {
    title: "We need the birth details",
    text: "The report is made as soon as you send them.",
  },
  deleteQuestion:
    "The birth details and all versions of the report are deleted at once and for good. The order and its invoice stay. Download the PDF first if you need it.",
  expired: {
    heading: "This link does not open a report",
    text: "Shared links work for a week. Ask the person who sent it for a new one.",
  },
  sample: {
    metaTitle: "Sample kundali",
    description:
      "A whole kundali to look through before you order: charts in three styles, dashas with dates, doshas with their rules, gem advice and numerology.",
    title: "Sample report",
    text: "The person and the birth are made up. Everything else is calculated as in your own report.",
    order: "Order your kundali",
  },
};

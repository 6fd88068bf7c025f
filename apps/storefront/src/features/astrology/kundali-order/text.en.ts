export const text = {
  metaTitle: "Janam kundali online",
  description:
    "Order a kundali with charts, dashas, doshas and gem advice, each with its rule. Ready in minutes, as a page and a PDF in English and Hindi.",
  title: "Order a janam kundali",
  lead: "Charts, planets, dashas, doshas and gem advice, each with the rule behind it. Ready within minutes, in English and Hindi.",
  sample: "See a sample report",
};

import type { Text } from "../../text.ts";
import { reportOf } from "../labs.ts";
import { defineProduct } from "./define-product.ts";
import { rudrakshaRows } from "./rudraksha-rows.ts";

const hindiNumbers = [
  "एक",
  "दो",
  "तीन",
  "चार",
  "पाँच",
  "छह",
  "सात",
  "आठ",
  "नौ",
  "दस",
  "ग्यारह",
  "बारह",
  "तेरह",
  "चौदह",
];
const origins = {
  NP: { en: "Nepal", hi: "नेपाल" },
  ID: { en: "Java", hi: "जावा" },
  IN: { en: "India", hi: "भारत" },
};

const care: Text = {
  en: "Keep it dry; a drop of mustard or sandal oil twice a year. Take it off before soap, pools and scent.",
  hi: "सूखा रखें; साल में दो बार सरसों या चंदन के तेल की एक बूँद लगाएँ। साबुन, पूल और इत्र से पहले उतार दें।",
};

export const rudrakshas = rudrakshaRows.map(({ grams, deity, belongsTo, sizeMm, origin, ...row }, i) => {
  const mukhi = i + 1;
  const from = origins[origin];
  return defineProduct({
    ...row,
    slug: `rudraksha-${mukhi}-mukhi`,
    title: { en: `${mukhi} Mukhi Rudraksha, ${from.en}`, hi: `${hindiNumbers[i]} मुखी रुद्राक्ष, ${from.hi}` },
    about: {
      en: `${belongsTo.en}. The lines run unbroken from hole to hole, so that you can count them yourself.`,
      hi: `${belongsTo.hi}। रेखाएँ छेद से छेद तक पूरी हैं, आप ख़ुद गिन सकते हैं।`,
    },
    material:
      mukhi === 1
        ? { en: "Natural seed, half-moon, uncut", hi: "प्राकृतिक बीज, अर्धचंद्र, बिना तराशा" }
        : { en: "Rudraksha seed (Elaeocarpus), uncut", hi: "रुद्राक्ष का बीज, बिना तराशा" },
    form: { kind: "rudraksha", mukhi, sizeMm },
    deities: [deity],
    weightGrams: grams,
    hsn: "140490",
    origin,
    maker: "beads",
    netQuantity: { en: `1 bead, about ${sizeMm} mm`, hi: `1 दाना, लगभग ${sizeMm} मिमी` },
    care,
    certificate: mukhi === 5 ? null : reportOf("HRL", 240_100 + mukhi * 17),
  });
});

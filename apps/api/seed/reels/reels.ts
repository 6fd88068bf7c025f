import type { ReelName } from "../../art/reels/films.ts";
import type { StoredReelLink } from "../../src/reels/reels.table.ts";
import type { Text } from "../text.ts";

interface ReelSeed {
  readonly title: Text;
  /** What the poster shows. */
  readonly alt: Text;
  /** A day in India. */
  readonly publishedOn: string;
  readonly link: StoredReelLink | null;
}

const puja = (id: string): StoredReelLink => ({ type: "pooja", id });
const product = (id: string): StoredReelLink => ({ type: "abhimantrit", id });
const blog = (id: string): StoredReelLink => ({ type: "blog", id });

/** Title, poster and link of each film. */
export const reels: Readonly<Record<ReelName, ReelSeed>> = {
  "steps-of-a-puja": {
    title: { en: "A puja in five steps", hi: "पूजा के पाँच चरण" },
    alt: { en: "Water runs over a linga at dusk", hi: "शाम के समय शिवलिंग पर जलधारा" },
    publishedOn: "2026-11-26",
    link: puja("pradosh-rudrabhishek-kashi"),
  },
  "shri-yantra": {
    title: { en: "How a Shri Yantra is drawn", hi: "श्री यंत्र कैसे बनता है" },
    alt: { en: "A finished Shri Yantra", hi: "पूरा बना श्री यंत्र" },
    publishedOn: "2026-11-24",
    link: product("shri-yantra-copper"),
  },
  "fifteen-tithis": {
    title: { en: "From Amavasya to Purnima", hi: "अमावस्या से पूर्णिमा तक" },
    alt: { en: "The Moon on its way around the Earth", hi: "पृथ्वी के चारों ओर चंद्रमा" },
    publishedOn: "2026-11-21",
    link: blog("how-a-tithi-is-calculated"),
  },
  aarti: {
    title: { en: "Aarti", hi: "आरती" },
    alt: { en: "A lamp with five wicks before a kalash", hi: "कलश के सामने पाँच बत्तियों का दीप" },
    publishedOn: "2026-11-19",
    link: blog("a-simple-puja-at-home"),
  },
  "faces-of-a-rudraksha": {
    title: { en: "Count the mukhi of a rudraksha", hi: "रुद्राक्ष के मुख गिनें" },
    alt: { en: "A rudraksha of five mukhi", hi: "पाँच मुखी रुद्राक्ष" },
    publishedOn: "2026-11-16",
    link: blog("rudraksha-by-mukhi"),
  },
  "nine-grahas": {
    title: { en: "How fast each graha moves", hi: "कौन-सा ग्रह कितना तेज़" },
    alt: { en: "Nine grahas on their rings", hi: "अपने घेरों पर नौ ग्रह" },
    publishedOn: "2026-11-13",
    link: blog("the-nine-grahas"),
  },
  "five-limbs-of-the-panchang": {
    title: { en: "The five limbs of the panchang", hi: "पंचांग के पाँच अंग" },
    alt: { en: "Five petals, one for each limb", hi: "पाँच पंखुड़ियाँ, हर अंग की एक" },
    publishedOn: "2026-11-10",
    link: blog("muhurat-and-india-time"),
  },
  "mala-of-108": {
    title: { en: "Why one does not cross the sumeru", hi: "सुमेरु क्यों नहीं लाँघते" },
    alt: { en: "A mala of 108 beads", hi: "108 मनकों की माला" },
    publishedOn: "2026-11-07",
    link: blog("caring-for-a-mala"),
  },
  "the-three-sandhyas": {
    title: { en: "The three sandhyas of a day", hi: "दिन की तीन संध्याएँ" },
    alt: { en: "Kashi Vishwanath before sunrise", hi: "सूर्योदय से पहले काशी विश्वनाथ" },
    publishedOn: "2026-11-04",
    link: blog("pradosh-the-evening-of-shiva"),
  },
  "a-lotus-opens": {
    title: { en: "Why deities sit on a lotus", hi: "देवता कमल पर क्यों विराजते हैं" },
    alt: { en: "A lotus opens on the water", hi: "जल पर खिलता कमल" },
    publishedOn: "2026-11-01",
    link: puja("sri-suktam-homa-kolhapur"),
  },
  "twelve-and-twenty-seven": {
    title: { en: "Twelve rashis, twenty-seven nakshatras", hi: "बारह राशियाँ, सत्ताईस नक्षत्र" },
    alt: { en: "The circle of the sky with its divisions", hi: "आकाश का घेरा और उसके भाग" },
    publishedOn: "2026-10-28",
    link: blog("reading-a-kundali"),
  },
  "a-kolam": {
    title: { en: "A kolam is one line", hi: "कोलम एक ही रेखा है" },
    alt: { en: "A kolam of twenty dots", hi: "बीस बिंदियों का कोलम" },
    publishedOn: "2026-10-24",
    link: blog("a-simple-puja-at-home"),
  },
};

import type { Text } from "../../../src/text/text.ts";
import type { BeadMaterial, KitPart, ProductForm } from "./product-schema.ts";

const rudraksha: Text[] = [
  {
    en: "Shiva Purana, Vidyeshvara Samhita, chapter 25, on rudraksha and its faces",
    hi: "शिव पुराण, विद्येश्वर संहिता, अध्याय 25, रुद्राक्ष और उसके मुखों पर",
  },
  { en: "Rudraksha Jabala Upanishad", hi: "रुद्राक्षजाबाल उपनिषद" },
];
/** Names coral, pearl, crystal, sandalwood, lotus and rudraksha among what a mala is made of. */
const akshamalika: Text = {
  en: "Akshamalika Upanishad, on what malas are made of and how they are consecrated",
  hi: "अक्षमालिका उपनिषद, माला किससे बने और कैसे प्रतिष्ठित हो",
};

/** The texts that name a bead; none for those that are custom alone. */
const ofBead: Record<BeadMaterial, readonly Text[]> = {
  rudraksha: [...rudraksha, akshamalika],
  tulsi: [
    {
      en: "Gopala Bhatta Gosvami, Hari Bhakti Vilasa, chapter 4, on wearing tulsi beads",
      hi: "गोपाल भट्ट गोस्वामी, हरिभक्तिविलास, अध्याय 4, तुलसी की माला पहनने पर",
    },
  ],
  sandalwood: [akshamalika],
  "red-sandalwood": [akshamalika],
  "lotus-seed": [akshamalika],
  turmeric: [],
  // The garland, after which the beads are named.
  vaijayanti: [
    {
      en: "Bhagavata Purana, book 10, chapter 21, verse 5, on Krishna's vaijayanti garland",
      hi: "भागवत पुराण, स्कंध 10, अध्याय 21, श्लोक 5, कृष्ण की वैजयंती माला पर",
    },
  ],
  crystal: [akshamalika],
  pearl: [akshamalika],
  coral: [akshamalika],
  "tiger-eye": [],
  "black-agate": [],
  carnelian: [],
  amethyst: [],
};

const shriYantra: Text = {
  en: "Soundarya Lahari, verse 11, on the figure of the Shri Yantra",
  hi: "सौंदर्य लहरी, श्लोक 11, श्री यंत्र की रचना पर",
};
const yantras: Text = {
  en: "Mahidhara, Mantra Mahodadhi, on yantras and how they are drawn and installed",
  hi: "महीधर, मंत्रमहोदधि, यंत्र कैसे बनें और कैसे स्थापित हों",
};

const ofPart: Partial<Record<KitPart, readonly Text[]>> = { rudraksha, mala: rudraksha, yantra: [yantras] };

/** Where the tradition of a product is from. */
export function productSources(form: ProductForm): Text[] {
  const sources = () => {
    if (form.kind === "rudraksha") return rudraksha;
    if (form.kind === "yantra") return form.figure === "shri" ? [shriYantra, yantras] : [yantras];
    if (form.kind !== "kit") return ofBead[form.bead];
    const ofFigure = form.yantra === "shri" ? [shriYantra] : [];
    return [...ofFigure, ...form.holds.flatMap((part) => ofPart[part] ?? [])];
  };
  return [...new Set(sources())];
}

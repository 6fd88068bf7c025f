import type { DeitySlug } from "../../deities/deities.ts";
import { type Price, price } from "../../price.ts";
import type { PurposeSlug } from "../../purposes/purposes.ts";
import type { Text } from "../../text.ts";
import type { ColorSlug } from "../colors.ts";
import { beadMaterials } from "./bead-materials.ts";
import { defineProduct } from "./define-product.ts";
import type { FormOf } from "./product-schema.ts";

type Row = {
  readonly slug: string;
  readonly name: Text;
  readonly use: Text;
  readonly form: Omit<FormOf<"mala">, "kind">;
  readonly deity: DeitySlug;
  readonly purpose: PurposeSlug;
  readonly price: Price;
  readonly mrp: number;
  /** By the colour of thread and tassel, the first as pictured. */
  readonly stock: Partial<Record<ColorSlug, number>>;
  readonly grams: number;
};

const rows: readonly Row[] = [
  {
    slug: "rudraksha-mala-108",
    name: { en: "Rudraksha Mala, 108 Beads", hi: "रुद्राक्ष माला, 108 मनके" },
    use: {
      en: "The mala of Shiva's names, with a guru bead and knots between the beads",
      hi: "शिव नाम जप की माला, सुमेरु और हर मनके के बीच गाँठ के साथ",
    },
    form: { bead: "rudraksha", beads: 108, beadMm: 7 },
    deity: "shiva",
    purpose: "peace",
    price: price(690, 16, 15),
    mrp: 850,
    stock: { maroon: 40, saffron: 22, black: 9 },
    grams: 48,
  },
  {
    slug: "rudraksha-mala-54",
    name: { en: "Rudraksha Mala, 54 Beads", hi: "रुद्राक्ष माला, 54 मनके" },
    use: {
      en: "Half a round with larger beads; two turns make the count of 108",
      hi: "बड़े मनकों की आधी माला; दो फेरों में 108 की गिनती पूरी",
    },
    form: { bead: "rudraksha", beads: 54, beadMm: 10 },
    deity: "shiva",
    purpose: "peace",
    price: price(560, 14, 13),
    mrp: 700,
    stock: { saffron: 18, maroon: 14 },
    grams: 52,
  },
  {
    slug: "tulsi-mala-108",
    name: { en: "Tulsi Mala, 108 Beads", hi: "तुलसी माला, 108 मनके" },
    use: {
      en: "For the names of Rama and Krishna, turned by hand in Vrindavan",
      hi: "राम और कृष्ण नाम जप के लिए, वृंदावन में हाथ से बनी",
    },
    form: { bead: "tulsi", beads: 108, beadMm: 6 },
    deity: "krishna",
    purpose: "family",
    price: price(320, 9, 8),
    mrp: 400,
    stock: { yellow: 55, saffron: 30 },
    grams: 22,
  },
  {
    slug: "sphatik-mala-108",
    name: { en: "Sphatik Mala, 108 Beads", hi: "स्फटिक माला, 108 मनके" },
    use: {
      en: "Faceted rock crystal, cool to the hand, for the mantras of Lakshmi and Shiva",
      hi: "पहलदार स्फटिक, छूने में ठंडा, लक्ष्मी और शिव मंत्रों के लिए",
    },
    form: { bead: "crystal", beads: 108, beadMm: 7 },
    deity: "lakshmi",
    purpose: "peace",
    price: price(1_350, 30, 28),
    mrp: 1_650,
    stock: { white: 20, maroon: 12 },
    grams: 74,
  },
  {
    slug: "sandalwood-mala-108",
    name: { en: "White Sandalwood Mala", hi: "सफ़ेद चंदन माला" },
    use: {
      en: "Fragrant beads for the names of Vishnu, from licensed wood",
      hi: "विष्णु नाम जप के सुगंधित मनके, लाइसेंस वाली लकड़ी से",
    },
    form: { bead: "sandalwood", beads: 108, beadMm: 7 },
    deity: "vishnu",
    purpose: "peace",
    price: price(1_900, 41, 38),
    mrp: 2_300,
    stock: { yellow: 10, maroon: 7 },
    grams: 24,
  },
  {
    slug: "red-sandalwood-mala-108",
    name: { en: "Red Sandalwood Mala", hi: "लाल चंदन माला" },
    use: {
      en: "Dense red beads, by custom for the mantras of Durga and Ganesha",
      hi: "लाल चंदन के ठोस मनके, परंपरा में दुर्गा और गणेश मंत्रों के लिए",
    },
    form: { bead: "red-sandalwood", beads: 108, beadMm: 8 },
    deity: "durga",
    purpose: "protection",
    price: price(980, 22, 20),
    mrp: 1_200,
    stock: { maroon: 16, gold: 4 },
    grams: 46,
  },
  {
    slug: "kamalgatta-mala-108",
    name: { en: "Kamalgatta Mala, 108 Seeds", hi: "कमलगट्टा माला, 108 मनके" },
    use: {
      en: "Seeds of the lotus on which Lakshmi stands, worn by few and used for japa by many",
      hi: "लक्ष्मी जी के कमल के बीज, पहनने से अधिक जप के काम के",
    },
    form: { bead: "lotus-seed", beads: 108, beadMm: 9 },
    deity: "lakshmi",
    purpose: "prosperity",
    price: price(420, 11, 10),
    mrp: 520,
    stock: { yellow: 34, maroon: 18 },
    grams: 96,
  },
  {
    slug: "haldi-mala-108",
    name: { en: "Haldi Mala, 108 Beads", hi: "हल्दी माला, 108 मनके" },
    use: {
      en: "Turmeric root, by custom for Baglamukhi and for Jupiter's mantra on Thursdays",
      hi: "हल्दी की गाँठें, परंपरा में बगलामुखी और गुरुवार के गुरु मंत्र के लिए",
    },
    form: { bead: "turmeric", beads: 108, beadMm: 8 },
    deity: "durga",
    purpose: "graha-shanti",
    price: price(360, 10, 9),
    mrp: 450,
    stock: { yellow: 26 },
    grams: 58,
  },
  {
    slug: "vaijayanti-mala-54",
    name: { en: "Vaijayanti Mala, 54 Seeds", hi: "वैजयंती माला, 54 मनके" },
    use: {
      en: "Grey-white seeds from Braj, which grow with their own hole, as in Krishna's garland",
      hi: "ब्रज के धूसर-सफ़ेद बीज, जिनमें छेद अपने-आप होता है, जैसे श्रीकृष्ण की माला में",
    },
    form: { bead: "vaijayanti", beads: 54, beadMm: 8 },
    deity: "krishna",
    purpose: "family",
    price: price(280, 8, 8),
    mrp: 350,
    stock: { yellow: 38, green: 12 },
    grams: 26,
  },
];

export const malas = rows.map(({ name, use, form, deity, purpose, grams, ...row }) => {
  const { name: material, hsn, maker, care } = beadMaterials[form.bead];
  return defineProduct({
    ...row,
    title: name,
    about: {
      en: `${use.en}. ${form.beads} beads of about ${form.beadMm} mm and the guru bead, on cotton thread.`,
      hi: `${use.hi}। लगभग ${form.beadMm} मिमी के ${form.beads} मनके और सुमेरु, सूती धागे में।`,
    },
    material,
    form: { kind: "mala", ...form },
    deities: [deity],
    purposes: [purpose],
    weightGrams: grams,
    hsn,
    maker,
    netQuantity: { en: `1 mala, ${form.beads} + 1 beads`, hi: `1 माला, ${form.beads} + 1 मनके` },
    care,
  });
});

import type { DeitySlug } from "../../deities/deities.ts";
import { type Price, price } from "../../price.ts";
import type { PurposeSlug } from "../../purposes/purposes.ts";
import type { Text } from "../../text.ts";
import type { ColorSlug } from "../colors.ts";
import { defineProduct } from "./define-product.ts";
import type { KitPart, YantraFigure } from "./product-schema.ts";

type Row = {
  readonly slug: string;
  readonly name: Text;
  readonly occasion: Text;
  readonly holds: readonly KitPart[];
  readonly yantra: YantraFigure | null;
  readonly deity: DeitySlug;
  readonly purpose: PurposeSlug;
  readonly price: Price;
  readonly mrp: number;
  /** By the colour of the box, the first as pictured. */
  readonly stock: Partial<Record<ColorSlug, number>>;
  readonly grams: number;
};

const partNames: Record<KitPart, Text> = {
  yantra: { en: "yantra on a copper plate", hi: "ताँबे की पट्टी पर यंत्र" },
  mala: { en: "rudraksha mala", hi: "रुद्राक्ष माला" },
  rudraksha: { en: "five-faced rudraksha", hi: "पंचमुखी रुद्राक्ष" },
  kumkum: { en: "kumkum", hi: "कुमकुम" },
  akshat: { en: "akshat", hi: "अक्षत" },
  turmeric: { en: "turmeric", hi: "हल्दी" },
  ash: { en: "vibhuti", hi: "विभूति" },
  sindoor: { en: "sindoor", hi: "सिंदूर" },
  thread: { en: "mauli thread", hi: "मौली" },
  lamp: { en: "brass lamp", hi: "पीतल का दीया" },
  card: { en: "card with the mantra", hi: "मंत्र का कार्ड" },
};

const rows: readonly Row[] = [
  {
    slug: "lakshmi-puja-kit",
    name: { en: "Lakshmi Puja Kit", hi: "लक्ष्मी पूजा किट" },
    occasion: { en: "For the evening of Diwali or any Friday", hi: "दीपावली की शाम या किसी भी शुक्रवार के लिए" },
    holds: ["yantra", "mala", "kumkum", "akshat", "thread", "card"],
    yantra: "shri",
    deity: "lakshmi",
    purpose: "prosperity",
    price: price(1_950, 42, 39),
    mrp: 2_400,
    stock: { maroon: 20, green: 8 },
    grams: 620,
  },
  {
    slug: "shiva-abhishek-kit",
    name: { en: "Shiva Abhishek Kit", hi: "शिव अभिषेक किट" },
    occasion: {
      en: "For a Monday in Shravan or Shivaratri at home",
      hi: "सावन के सोमवार या घर की शिवरात्रि के लिए",
    },
    holds: ["rudraksha", "ash", "mala", "lamp", "akshat", "card"],
    yantra: null,
    deity: "shiva",
    purpose: "peace",
    price: price(1_250, 28, 26),
    mrp: 1_550,
    stock: { white: 18, saffron: 10 },
    grams: 540,
  },
  {
    slug: "ganesha-puja-kit",
    name: { en: "Ganesha Puja Kit", hi: "गणेश पूजा किट" },
    occasion: {
      en: "For the first day of a new home, shop or school year",
      hi: "नए घर, दुकान या पढ़ाई के पहले दिन के लिए",
    },
    holds: ["sindoor", "akshat", "yantra", "thread", "lamp", "turmeric"],
    yantra: "star-up",
    deity: "ganesha",
    purpose: "obstacles",
    price: price(1_150, 26, 24),
    mrp: 1_400,
    stock: { saffron: 25 },
    grams: 560,
  },
  {
    slug: "hanuman-puja-kit",
    name: { en: "Hanuman Puja Kit", hi: "हनुमान पूजा किट" },
    occasion: { en: "For Tuesdays and Hanuman Jayanti", hi: "मंगलवार और हनुमान जयंती के लिए" },
    holds: ["lamp", "mala", "thread", "card", "sindoor", "rudraksha"],
    yantra: null,
    deity: "hanuman",
    purpose: "protection",
    price: price(990, 22, 20),
    mrp: 1_200,
    stock: { maroon: 16, saffron: 14 },
    grams: 430,
  },
  {
    slug: "navagraha-puja-kit",
    name: { en: "Navagraha Puja Kit", hi: "नवग्रह पूजा किट" },
    occasion: { en: "For a prayer to the nine grahas at home", hi: "घर पर नौ ग्रहों की प्रार्थना के लिए" },
    holds: ["card", "turmeric", "kumkum", "lamp", "yantra", "akshat"],
    yantra: "nine-cells",
    deity: "surya",
    purpose: "graha-shanti",
    price: price(1_480, 33, 31),
    mrp: 1_800,
    stock: { black: 12, maroon: 9 },
    grams: 640,
  },
];

const list = (holds: readonly KitPart[], language: keyof Text) =>
  holds.map((part) => partNames[part][language]).join(", ");

export const kits = rows.map(({ name, occasion, holds, yantra, deity, purpose, grams, ...row }) =>
  defineProduct({
    ...row,
    title: name,
    about: {
      en: `${occasion.en}. In the box: ${list(holds, "en")}.`,
      hi: `${occasion.hi}। डिब्बे में: ${list(holds, "hi")}।`,
    },
    material: { en: "Box of six parts", hi: "छह वस्तुओं का डिब्बा" },
    form: { kind: "kit", holds: [...holds], yantra },
    deities: [deity],
    purposes: [purpose],
    weightGrams: grams,
    // A mixed supply is taxed as that of its parts with the highest rate (CGST Act, section 8(b)): the metal yantra or lamp.
    hsn: "741980",
    maker: "packer",
    netQuantity: { en: `1 kit of ${holds.length} parts`, hi: `${holds.length} वस्तुओं की 1 किट` },
    care: {
      en: "Keep the box dry. Kumkum, turmeric and sindoor stain cloth; they are not food.",
      hi: "डिब्बा सूखा रखें। कुमकुम, हल्दी और सिंदूर कपड़े पर दाग़ छोड़ते हैं; ये खाने के लिए नहीं हैं।",
    },
  }),
);

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
  readonly custom: Text;
  readonly form: Omit<FormOf<"bracelet">, "kind">;
  readonly deity: DeitySlug;
  readonly purpose: PurposeSlug;
  readonly price: Price;
  readonly mrp: number;
  /** By the colour of the metal or the thread, the first as pictured. */
  readonly stock: Partial<Record<ColorSlug, number>> | number;
  readonly grams: number;
};

const rows: readonly Row[] = [
  {
    slug: "rudraksha-bracelet",
    name: { en: "Rudraksha Bracelet with Cap", hi: "रुद्राक्ष ब्रेसलेट, कैप के साथ" },
    custom: {
      en: "Five-faced beads and one lotus cap, for those who do not wear a mala at work",
      hi: "पंचमुखी मनके और एक कमल कैप, जो काम पर माला नहीं पहनते उनके लिए",
    },
    form: { bead: "rudraksha", beads: 22, beadMm: 8, charm: "lotus" },
    deity: "shiva",
    purpose: "peace",
    price: price(480, 12, 11),
    mrp: 600,
    stock: { gold: 42, silver: 25 },
    grams: 16,
  },
  {
    slug: "tulsi-bracelet",
    name: { en: "Tulsi Bracelet", hi: "तुलसी ब्रेसलेट" },
    custom: {
      en: "Small wooden beads, by Vaishnava custom kept on at all times",
      hi: "लकड़ी के छोटे मनके, वैष्णव परंपरा में हर समय पहने जाते हैं",
    },
    form: { bead: "tulsi", beads: 27, beadMm: 6, charm: "tassel" },
    deity: "krishna",
    purpose: "family",
    price: price(180, 6, 5),
    mrp: 240,
    stock: { yellow: 60, saffron: 35 },
    grams: 6,
  },
  {
    slug: "sphatik-bracelet",
    name: { en: "Sphatik and Rudraksha Bracelet", hi: "स्फटिक और रुद्राक्ष ब्रेसलेट" },
    custom: {
      en: "Clear crystal round one five-faced bead, water and fire as the makers call it",
      hi: "एक पंचमुखी मनके के साथ साफ़ स्फटिक, जिसे कारीगर जल और अग्नि कहते हैं",
    },
    form: { bead: "crystal", beads: 19, beadMm: 9, charm: "rudraksha" },
    deity: "shiva",
    purpose: "peace",
    price: price(640, 15, 14),
    mrp: 790,
    stock: 24,
    grams: 24,
  },
  {
    slug: "tiger-eye-bracelet",
    name: { en: "Tiger's Eye Bracelet", hi: "टाइगर आई ब्रेसलेट" },
    custom: {
      en: "Brown quartz with a moving band of light, by custom a substitute for Ketu's stone",
      hi: "चलती रेखा वाला भूरा क्वार्ट्ज़, परंपरा में केतु के रत्न का उपरत्न",
    },
    form: { bead: "tiger-eye", beads: 18, beadMm: 10, charm: "lotus" },
    deity: "ganesha",
    purpose: "graha-shanti",
    price: price(590, 14, 13),
    mrp: 750,
    stock: { silver: 30, gold: 16 },
    grams: 32,
  },
  {
    slug: "black-agate-bracelet",
    name: { en: "Black Agate Bracelet", hi: "काला हकीक ब्रेसलेट" },
    custom: {
      en: "Black beads worn by many on Saturdays in honour of Shani",
      hi: "काले मनके, जिन्हें बहुत लोग शनिवार को शनि देव के नाम से पहनते हैं",
    },
    form: { bead: "black-agate", beads: 23, beadMm: 8, charm: "lotus" },
    deity: "shani",
    purpose: "graha-shanti",
    price: price(420, 11, 10),
    mrp: 520,
    stock: { silver: 33 },
    grams: 26,
  },
  {
    slug: "pearl-bracelet",
    name: { en: "Pearl Bracelet", hi: "मोती ब्रेसलेट" },
    custom: {
      en: "Freshwater pearls, by tradition the Moon's, each a little different in shape",
      hi: "मीठे पानी के मोती, परंपरा में चंद्रमा के, हर मोती का आकार थोड़ा अलग",
    },
    form: { bead: "pearl", beads: 25, beadMm: 7, charm: "lotus" },
    deity: "shiva",
    purpose: "peace",
    price: price(980, 22, 20),
    mrp: 1_200,
    stock: { gold: 15, silver: 11 },
    grams: 18,
  },
  {
    slug: "coral-bracelet",
    name: { en: "Red Coral Bead Bracelet", hi: "मूँगा मनका ब्रेसलेट" },
    custom: {
      en: "Red bamboo coral, dyed, for those who like the colour of Mangal without the price of moonga",
      hi: "रंगा हुआ लाल बाँस मूँगा, मंगल का रंग मूँगे के मूल्य के बिना",
    },
    form: { bead: "coral", beads: 30, beadMm: 6, charm: "lotus" },
    deity: "hanuman",
    purpose: "protection",
    price: price(620, 15, 14),
    mrp: 780,
    stock: { gold: 21 },
    grams: 14,
  },
  {
    slug: "amethyst-bracelet",
    name: { en: "Amethyst Bracelet", hi: "कटेला ब्रेसलेट" },
    custom: {
      en: "Violet quartz, by custom a substitute for neelam, without dye",
      hi: "बैंगनी क्वार्ट्ज़, परंपरा में नीलम का उपरत्न, बिना रंगाई",
    },
    form: { bead: "amethyst", beads: 20, beadMm: 9, charm: "none" },
    deity: "shani",
    purpose: "graha-shanti",
    price: price(760, 18, 16),
    mrp: 920,
    stock: 19,
    grams: 25,
  },
];

export const bracelets = rows.map(({ name, custom, form, deity, purpose, grams, ...row }) => {
  const { name: material, hsn, maker, care } = beadMaterials[form.bead];
  const cord =
    form.charm === "tassel"
      ? { en: "a cotton thread with a tassel", hi: "फुँदने वाले सूती धागे में" }
      : { en: "an elastic cord", hi: "लचीली डोरी में" };
  return defineProduct({
    ...row,
    title: name,
    about: {
      en: `${custom.en}. ${form.beads} beads of about ${form.beadMm} mm on ${cord.en}, for a wrist of 16 to 18 cm.`,
      hi: `${custom.hi}। लगभग ${form.beadMm} मिमी के ${form.beads} मनके ${cord.hi}, 16 से 18 सेमी की कलाई के लिए।`,
    },
    material,
    form: { kind: "bracelet", ...form },
    deities: [deity],
    purposes: [purpose],
    weightGrams: grams,
    hsn,
    maker,
    netQuantity: { en: `1 bracelet, ${form.beads} beads`, hi: `1 ब्रेसलेट, ${form.beads} मनके` },
    care,
  });
});

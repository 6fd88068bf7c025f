import type { DeitySlug } from "../../deities/deities.ts";
import { type Price, price } from "../../price.ts";
import type { PurposeSlug } from "../../purposes/purposes.ts";
import type { Text } from "../../text.ts";
import type { ColorSlug } from "../colors.ts";
import { type MakerKey, makers } from "../makers.ts";
import { kitFinal, productReturn } from "../return-rules.ts";
import type { BlessedProduct, ProductForm } from "./product-schema.ts";
import { productSources } from "./product-sources.ts";

/** What is particular to one product; the rest follows from its kind. */
export type ProductDraft<Form extends ProductForm = ProductForm> = {
  readonly slug: string;
  readonly title: Text;
  readonly about: Text;
  readonly material: Text;
  readonly form: Form;
  readonly deities: readonly [DeitySlug, ...DeitySlug[]];
  readonly purposes: readonly [PurposeSlug, ...PurposeSlug[]];
  readonly price: Price;
  /** Whole rupees, all taxes included. */
  readonly mrp: number;
  readonly stock: Partial<Record<ColorSlug, number>> | number;
  readonly weightGrams: number;
  readonly hsn: string;
  readonly origin?: string;
  readonly maker: MakerKey;
  readonly netQuantity: Text;
  readonly care: Text;
  readonly certificate?: BlessedProduct["certificate"];
};

const prefixes: Record<ProductForm["kind"], string> = {
  rudraksha: "RD",
  yantra: "YN",
  mala: "ML",
  bracelet: "BR",
  kit: "KT",
};

const rituals: Record<ProductForm["kind"], Text> = {
  rudraksha: {
    en: "Washed with Ganga water and touched with sandal paste while the Rudra mantra is recited 108 times.",
    hi: "गंगाजल से धोकर चंदन लगाया जाता है और 108 बार रुद्र मंत्र का पाठ होता है।",
  },
  yantra: {
    en: "Bathed with milk and water, marked with sandal and installed with the prana pratishtha of its deity.",
    hi: "दूध और जल से स्नान, चंदन का तिलक और अपने देवता की प्राण प्रतिष्ठा।",
  },
  mala: {
    en: "Purified by the mala sanskar: sprinkled with water, bead by bead, while the mantra of its deity is said.",
    hi: "माला संस्कार से शुद्ध: देवता के मंत्र के साथ हर मनके पर जल छिड़का जाता है।",
  },
  bracelet: {
    en: "Placed before the deity for one morning worship and sprinkled with water from the kalash.",
    hi: "एक प्रातः पूजा में भगवान के सामने रखकर कलश का जल छिड़का जाता है।",
  },
  kit: {
    en: "Packed after the morning worship; the yantra or bead in it is energised on its own beforehand.",
    hi: "प्रातः पूजा के बाद पैक होती है; इसका यंत्र या दाना पहले अलग से अभिमंत्रित होता है।",
  },
};

const priestOf: Record<ProductForm["kind"], string> = {
  rudraksha: "kedar-joshi",
  yantra: "devdatt-sharma",
  mala: "haridas-goswami",
  bracelet: "somnath-dwivedi",
  kit: "devdatt-sharma",
};

/** The fee for energising in the buyer's name and gotra. A bracelet is energised in groups only. */
const feeInYourName = price(251, 6, 6);

/** Creates a complete product from its specific data. */
export function defineProduct({
  mrp,
  stock,
  origin = "IN",
  maker,
  certificate = null,
  ...own
}: ProductDraft): BlessedProduct {
  const { kind } = own.form;
  const name = `product-${own.slug}`;
  return {
    ...own,
    deities: [...own.deities],
    purposes: [...own.purposes],
    sku: `${prefixes[kind]}-${own.slug.toUpperCase()}`,
    category: kind,
    stock: typeof stock === "number" ? { only: stock } : stock,
    mrp: { inr: mrp * 100 },
    origin,
    maker: makers[maker],
    energisation: {
      ritual: rituals[kind],
      by: priestOf[kind],
      inYourName: kind === "bracelet" ? null : feeInYourName,
    },
    certificate,
    sources: productSources(own.form),
    returnRule: kind === "kit" ? kitFinal : productReturn,
    image: { name, alt: { en: `Drawing: ${own.title.en}`, hi: `चित्र: ${own.title.hi}` } },
  };
}

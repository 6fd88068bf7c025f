import { productCategory } from "@aradhana/core/contract";
import * as v from "valibot";
import {
  certificate,
  country,
  hsn,
  maker,
  picture,
  priceSchema,
  returnRule,
  slug,
  text,
} from "../goods-schema.ts";

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

const beadMaterial = v.picklist([
  "rudraksha",
  "tulsi",
  "sandalwood",
  "red-sandalwood",
  "lotus-seed",
  "turmeric",
  "vaijayanti",
  "crystal",
  "pearl",
  "coral",
  "tiger-eye",
  "black-agate",
  "carnelian",
  "amethyst",
]);
export type BeadMaterial = v.InferOutput<typeof beadMaterial>;

/** What stands inside the petals of a yantra. */
const yantraFigure = v.picklist(["shri", "up", "down", "star", "star-up", "five-down", "nine-cells"]);

const kitPart = v.picklist([
  "yantra",
  "mala",
  "rudraksha",
  "kumkum",
  "akshat",
  "turmeric",
  "ash",
  "sindoor",
  "thread",
  "lamp",
  "card",
]);
export type KitPart = v.InferOutput<typeof kitPart>;

/** The shape of a product, from which its picture is drawn too. */
const productForm = v.variant("kind", [
  v.strictObject({
    kind: v.literal("rudraksha"),
    mukhi: v.pipe(whole(1), v.maxValue(14)),
    sizeMm: v.number(),
  }),
  v.strictObject({
    kind: v.literal("yantra"),
    figure: yantraFigure,
    /** The petals of each ring, the outer first. */
    petals: v.array(whole(4)),
    metal: v.picklist(["copper", "brass", "silver"]),
    sizeMm: whole(40),
  }),
  v.strictObject({
    kind: v.literal("mala"),
    bead: beadMaterial,
    beads: v.picklist([27, 54, 108]),
    beadMm: v.number(),
  }),
  v.strictObject({
    kind: v.literal("bracelet"),
    bead: beadMaterial,
    beads: whole(12),
    beadMm: v.number(),
    /** The colours of a bracelet are those of the metal of a lotus, or of the thread of a tassel. */
    charm: v.picklist(["none", "lotus", "rudraksha", "tassel"]),
  }),
  v.strictObject({
    kind: v.literal("kit"),
    holds: v.pipe(v.array(kitPart), v.minLength(5), v.maxLength(6)),
    yantra: v.nullable(yantraFigure),
  }),
]);
export type ProductForm = v.InferOutput<typeof productForm>;
export type FormOf<Kind extends ProductForm["kind"]> = Extract<ProductForm, { kind: Kind }>;
export type YantraFigure = v.InferOutput<typeof yantraFigure>;

export const blessedProduct = v.strictObject({
  slug,
  sku: v.pipe(v.string(), v.regex(/^[A-Z]{2}-[A-Z0-9-]{3,}$/)),
  category: productCategory,
  title: text,
  about: text,
  material: text,
  form: productForm,
  /** A product without colours has one stock under `only`. */
  stock: v.record(v.string(), whole(0)),
  deities: v.pipe(v.array(slug), v.minLength(1)),
  purposes: v.pipe(v.array(slug), v.minLength(1)),
  price: priceSchema,
  mrp: v.strictObject({ inr: priceSchema.entries.inr }),
  hsn,
  netQuantity: text,
  weightGrams: v.pipe(v.number(), v.minValue(0.5)),
  origin: country,
  maker,
  care: text,
  /** The texts that its tradition is from. */
  sources: v.array(text),
  energisation: v.strictObject({ ritual: text, by: slug, inYourName: v.nullable(priceSchema) }),
  certificate: v.nullable(certificate),
  returnRule,
  image: picture,
});
export type BlessedProduct = v.InferOutput<typeof blessedProduct>;

import * as v from "valibot";
import { certificate, country, hsn, picture, priceSchema, returnRule, slug, text } from "../goods-schema.ts";
import { colorFamilies } from "./looks.ts";

const positive = v.pipe(v.number(), v.gtValue(0));

/** One unique stone with all that follows from its species. */
export const gem = v.strictObject({
  slug,
  sku: v.pipe(v.string(), v.regex(/^GM-[A-Z-]+-\d{2}$/)),
  species: slug,
  title: text,
  mineral: text,
  gravity: positive,
  carat: positive,
  ratti: positive,
  rattiInCarats: positive,
  grams: positive,
  size: v.tuple([positive, positive, positive]),
  cut: v.picklist(["brilliant", "round", "oval", "cushion", "pear", "emerald", "cabochon", "bead"]),
  shape: text,
  color: text,
  /** The common colour by which it is found. */
  colorFamily: v.picklist(Object.keys(colorFamilies) as (keyof typeof colorFamilies)[]),
  clarity: text,
  inclusions: text,
  /** How the stone meets light; its picture is drawn from this and the fields above. */
  optics: v.strictObject({
    refraction: positive,
    hue: v.number(),
    saturation: v.number(),
    tone: v.number(),
    clarity: v.picklist(["loupe-clean", "eye-clean", "slightly-included", "included"]),
    inclusions: v.picklist([
      "none",
      "silk",
      "fingerprints",
      "garden",
      "needles",
      "crystals",
      "discs",
      "centipedes",
      "treacle",
      "potch",
      "pits",
    ]),
    starRays: v.picklist([0, 6]),
  }),
  origin: v.strictObject({ country, name: text }),
  treatment: v.strictObject({
    kind: v.picklist(["none", "heated", "filled", "dyed", "bleached", "irradiated", "unknown"]),
    text,
  }),
  certificate,
  planet: v.strictObject({ key: slug, name: text }),
  rashis: v.array(slug),
  substituteOf: v.nullable(slug),
  purposes: v.pipe(v.array(slug), v.minLength(1)),
  tradition: text,
  wearing: v.strictObject({ finger: text, metal: text, day: text, mantra: text }),
  /** The lagnas for which most astrologers advise against it. */
  avoidForLagnas: v.array(slug),
  doNotWear: v.pipe(v.array(text), v.minLength(1)),
  care: text,
  sources: v.pipe(v.array(v.union([text, v.string()])), v.minLength(2)),
  hsn,
  price: priceSchema,
  stock: v.picklist([0, 1]),
  returnRule,
  image: picture,
});
export type Gem = v.InferOutput<typeof gem>;

import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { amountIn } from "../catalogue/amount-in.ts";
import { timestamps } from "../db/columns.ts";
import type { PlantPart } from "../delivery/plants.rules.ts";
import type { Prices } from "../money/prices.ts";
import type { Text } from "../text/text.ts";
import { type Certificate, type Citation, goodsColumns, sortedCurrencies } from "./goods-columns.ts";

/** What only the page of a product shows. */
type ProductFacts = {
  about: Text;
  material: Text;
  /** What it has of a plant, where its HSN does not say so. */
  plantPart?: PlantPart;
  dimensions: Text[];
  netQuantity: Text;
  maker: { name: Text; address: Text };
  certificate: Certificate | null;
  care: Text;
  howToUse: Text[];
  faqs: { question: Text; answer: Text }[];
  /** The texts that its tradition is from; missing where none were given. */
  sources?: Citation[];
};

/** Blessed products. Their stock is kept by colour, in `productVariants`. */
export const products = pgTable(
  "products",
  {
    ...goodsColumns(),
    category: text({ enum: ["rudraksha", "yantra", "mala", "bracelet", "kit", "other"] }).notNull(),
    deitySlugs: text().array().notNull(),
    /** A `goodsTerms` row of kind `material`. */
    material: text().notNull(),
    mukhi: integer(),
    /** The maximum retail price, where one is printed. */
    mrp: jsonb().$type<Partial<Prices>>().notNull(),
    /** Of the published reviews. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    weightGrams: numeric({ mode: "number" }).notNull(),
    facts: jsonb().$type<ProductFacts>().notNull(),
  },
  (table) => [
    index("products_popular_idx").on(table.popularity.desc().nullsFirst(), table.slug),
    index("products_newest_idx").on(table.createdAt.desc().nullsFirst(), table.slug),
    ...sortedCurrencies.map((currency) =>
      index(`products_price_${currency}_idx`).on(amountIn(sql`prices`, currency), table.slug),
    ),
    index("products_category_idx").on(table.category, table.popularity.desc().nullsFirst(), table.slug),
    index("products_purposes_idx").using("gin", table.purposeSlugs),
  ],
);

/** A product in one colour, or in its only one. */
export const productVariants = pgTable(
  "product_variants",
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    sku: text().notNull().unique(),
    /** A `goodsTerms` row of kind `color`; null if there is one colour only. */
    color: text(),
    position: integer().notNull(),
    /** Missing where the product's own picture shows this colour. */
    image: jsonb().$type<{ name: string; alt: Text }>(),
    /** How many there are, and how many of them are sold or reserved by unpaid orders. */
    stock: integer().notNull(),
    taken: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    index("product_variants_product_idx").on(table.productId, table.position),
    check("product_variants_taken_within_stock", sql`taken >= 0 and taken <= stock`),
  ],
);

import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { plantPartOf } from "../../delivery/plants.rules.ts";
import { ENERGISING_DAYS, returnsOf, STOCK_LEAD_DAYS } from "../../goods/goods-view.ts";
import { products, productVariants } from "../../goods/products.table.ts";
import { goodsTerms } from "../../goods/terms.table.ts";
import type { QuoteInput } from "../../quotes/quotes.table.ts";
import { problem } from "../../quotes/selection.rules.ts";
import { energisedTitle, NO_CUTOFF, onlyGoods } from "../goods-offer.ts";
import type { Offer } from "../line.ts";
import { snapshotOfGood } from "../snapshot-of-good.ts";
import { productInput } from "./product-input.ts";
import { freeStock } from "./product-view.ts";

/** The current offer of a product in a colour; undefined if it left the shop. */
export async function findProductOffer(db: Database, stored: QuoteInput): Promise<Offer | undefined> {
  const { variantId, qty, energise } = v.parse(productInput, stored);
  const [found] = await db
    .select({ product: products, variant: productVariants, color: goodsTerms.label })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(goodsTerms, and(eq(goodsTerms.kind, "color"), eq(goodsTerms.value, productVariants.color)))
    .where(and(eq(productVariants.id, variantId), isNull(products.withdrawnAt)));
  if (!found) return undefined;
  const { product, variant, color } = found;
  const { fee } = product.energising;
  const isNamed = energise && fee !== null;
  const returns = returnsOf(product.returns, isNamed);
  const leadDays = STOCK_LEAD_DAYS + (isNamed ? ENERGISING_DAYS : 0);
  const available = freeStock(variant);
  return {
    ...onlyGoods,
    ...{ type: "abhimantrit", id: variant.id, cutoffAt: NO_CUTOFF },
    parcel: {
      ...{ pieces: qty, available, insured: false, leadDays, isNamed, returns, title: product.title },
      plantPart: plantPartOf(product.hsn, product.facts.plantPart),
    },
    assess: (_terms, currency) => {
      const tax = { code: product.hsn, pct: product.gstPct };
      const common = { id: variant.id, qty, handedOn: false, tax };
      return {
        devotees: 1,
        items: [{ ...common, kind: "product", title: product.title, price: product.prices[currency] }],
        addons: isNamed
          ? [{ ...common, kind: "energisation", title: energisedTitle, price: fee[currency] }]
          : [],
        prasadFee: null,
        problems: [...(energise && fee === null ? [problem("energisation_unavailable", variant.id)] : [])],
      };
    },
    snapshot: (to, at) =>
      snapshotOfGood(
        "abhimantrit",
        {
          ...{ offerId: variant.id, productId: product.id, title: product.title, slug: product.slug },
          ...{ detail: color, image: variant.image ?? product.image, qty, energised: isNamed, returns },
          ...{ insured: false, leadDays },
        },
        to,
        at,
      ),
  };
}

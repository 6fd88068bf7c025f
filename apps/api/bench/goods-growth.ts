import { eq } from "drizzle-orm";
import { createApp } from "../src/app.ts";
import { gems } from "../src/goods/gems.table.ts";
import { products } from "../src/goods/products.table.ts";
import { benchParts } from "./bench-parts.ts";
import { compareReads, type Reads } from "./compare-reads.ts";
import { growGoods } from "./grow.ts";
import { indexRebuild } from "./index-rebuild.ts";
import { foundByRareWord, RARE_WORD, spelling } from "./rare-word.ts";
import { openScratchShop, type ScratchShop } from "./scratch-shop.ts";

const GOODS = 10_000;

/** Compares the lists of some hundred goods with those of ten thousand products and ten thousand gems. */
export async function goodsGrowth(small: ScratchShop): Promise<void> {
  const grown = await openScratchShop();
  try {
    await growGoods(grown.url, GOODS);
    await Promise.all([small, grown].map(addRareGoods));
    await compareReads(`${GOODS} products and ${GOODS} gems`, goodsReads(small), goodsReads(grown));
    await indexRebuild(grown);
  } finally {
    await grown.stop();
  }
}

/** One least popular product and gem of each shop have a value and a word that no other has. */
async function addRareGoods({ db }: ScratchShop): Promise<void> {
  const rare = { popularity: -1, ...foundByRareWord };
  await db
    .update(products)
    .set({ ...rare, material: "rare" })
    .where(eq(products.slug, "tulsi-mala-108"));
  await db
    .update(gems)
    .set({ ...rare, origin: "rare" })
    .where(eq(gems.slug, "pearl-01"));
}

function goodsReads({ db }: ScratchShop): Reads {
  const app = createApp(benchParts(db, 0));
  const productList = "/noauth-api/v1/abhimantrit_product/getProductListing";
  const gemList = "/noauth-api/v1/gemstone/getGemListing";
  // Where the small shop has few matches, a page is no longer than they are. Each "any" is a filter that was never sent before.
  return {
    products: () => app.request(productList),
    "products, by price, second page": () => app.request(`${productList}?sort=price&page=2`),
    "products of one kind": () => app.request(`${productList}?category=mala`),
    "products for one deity": () => app.request(`${productList}?deity=lakshmi`),
    "products of one kind from any price": (i) =>
      app.request(`${productList}?category=mala&min=${10_000 + i}`),
    "products in stock up to any price": (i) =>
      app.request(`${productList}?in_stock=true&max=${500_000 + i}`),
    "products of a search": (i) => app.request(`${productList}?q=${spelling("tulsi mala", i)}&limit=2`),
    "products of a search that one matches": (i) => app.request(`${productList}?q=${spelling(RARE_WORD, i)}`),
    "gems of a search that one matches": (i) => app.request(`${gemList}?q=${spelling(RARE_WORD, i)}`),
    "gems of a search": (i) => app.request(`${gemList}?q=${spelling("ruby mozambique", i)}&limit=2`),
    gems: () => app.request(gemList),
    "gems, dearest first": () => app.request(`${gemList}?sort=price_desc`),
    "gems of a planet, by weight": () => app.request(`${gemList}?planet=sun&sort=carat&limit=4`),
    "gems of a price": () => app.request(`${gemList}?min=1000000&max=5000000&sort=price`),
    "gems of a planet from any price": (i) => app.request(`${gemList}?planet=sun&min=${100_000 + i}&limit=4`),
    "gems up to any weight": (i) => app.request(`${gemList}?max_carat=${(20 + i / 10).toFixed(1)}`),
    "products of three filters": () =>
      app.request(`${productList}?category=mala&purpose=peace&in_stock=true&sort=price&limit=2`),
    "products of a rare material": () => app.request(`${productList}?material=rare`),
    "products that nothing matches, with the nearest": (i) =>
      app.request(`${productList}?category=yantra&purpose=peace&max=${1 + i}`),
    "gems of five filters": (i) =>
      app.request(
        `${gemList}?stone=ruby&planet=sun&treatment=heated&shape=oval&min=${100 + i}&sort=carat_desc&limit=1`,
      ),
    "gems of a rare origin": () => app.request(`${gemList}?origin=rare`),
    "gems of a rare origin, dearest first": () => app.request(`${gemList}?origin=rare&sort=price_desc`),
    "gems that nothing matches, with the nearest": (i) =>
      app.request(`${gemList}?stone=emerald&min_carat=${90 + i}&max=${1_000 + i}`),
    "gems of filters that exclude each other, with the nearest": () =>
      app.request(`${gemList}?stone=emerald&planet=moon&treatment=heated`),
    "gems of a search within a price that none has, with the nearest": (i) =>
      app.request(`${gemList}?q=${spelling("ruby mozambique", i)}&max=1`),
  };
}

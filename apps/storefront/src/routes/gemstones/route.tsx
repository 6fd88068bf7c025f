import type { GemCard } from "@aradhana/core/goods";
import { useLoaderData } from "react-router-dom";
import { GemFinder } from "../../features/catalogue/gem-finder/gem-finder.tsx";
import { gemExtras } from "../../features/catalogue/goods-list/list-extras.tsx";
import { goodsListText } from "../../features/catalogue/goods-list/text.ts";
import { listMeta } from "../../features/catalogue/list/list-meta.ts";
import { ListPage } from "../../features/catalogue/list/list-page.tsx";
import type { Listing } from "../../features/catalogue/list/load-list.ts";
import { catalogueListText } from "../../features/catalogue/list/text.ts";
import { LazySavedGems } from "../../features/catalogue/saved-gems/lazy-saved-gems.tsx";
import { gemList } from "../../lines/gemstone/gem-list.ts";
import { gemListText } from "../../lines/gemstone/list-text.ts";
import { gemText } from "../../lines/gemstone/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [catalogueListText, goodsListText, gemListText, gemText];

export const view = "View gemstones";

export const sitemap = ownPath;

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = (args: MetaArgs<Listing<GemCard>>) => listMeta(gemList, args);

const extras = { ...gemExtras, Finder: GemFinder };

export function Component() {
  return (
    <>
      <ListPage list={gemList} listing={useLoaderData<typeof loader>()} extras={extras} />
      <LazySavedGems />
    </>
  );
}

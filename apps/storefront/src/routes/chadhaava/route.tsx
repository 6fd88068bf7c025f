import type { ChadhaavaCard } from "@aradhana/core/contract";
import { useLoaderData } from "react-router-dom";
import { listMeta } from "../../features/catalogue/list/list-meta.ts";
import { ListPage } from "../../features/catalogue/list/list-page.tsx";
import type { Listing } from "../../features/catalogue/list/load-list.ts";
import { catalogueListText } from "../../features/catalogue/list/text.ts";
import { chadhaavaList } from "../../lines/chadhaava/chadhaava-list.ts";
import { chadhaavaListText } from "../../lines/chadhaava/list-text.ts";
import { chadhaavaText } from "../../lines/chadhaava/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [catalogueListText, chadhaavaListText, chadhaavaText];

export const view = "View chadhaavas";

export const sitemap = ownPath;

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = (args: MetaArgs<Listing<ChadhaavaCard>>) => listMeta(chadhaavaList, args);

export function Component() {
  return <ListPage list={chadhaavaList} listing={useLoaderData<typeof loader>()} />;
}

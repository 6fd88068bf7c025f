import type { PoojaCard } from "@aradhana/core/contract";
import { useLoaderData } from "react-router-dom";
import { listMeta } from "../../features/catalogue/list/list-meta.ts";
import { ListPage } from "../../features/catalogue/list/list-page.tsx";
import type { Listing } from "../../features/catalogue/list/load-list.ts";
import { catalogueListText } from "../../features/catalogue/list/text.ts";
import { pujaListText } from "../../lines/puja/list-text.ts";
import { pujaList } from "../../lines/puja/puja-list.tsx";
import { pujaText } from "../../lines/puja/text.ts";
import { vipText } from "../../lines/puja/vip-text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [catalogueListText, pujaListText, pujaText, ritualText, vipText];

export const sharedChunks = ["reading"];

export const sitemap = ownPath;

export const view = "View pujas";

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = (args: MetaArgs<Listing<PoojaCard>>) => listMeta(pujaList, args);

export function Component() {
  return <ListPage list={pujaList} listing={useLoaderData<typeof loader>()} />;
}

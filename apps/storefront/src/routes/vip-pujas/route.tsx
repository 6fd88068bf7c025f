import type { PoojaCard } from "@aradhana/core/contract";
import { useLoaderData } from "react-router-dom";
import { RequestCallback } from "../../features/catalogue/callback/request-callback.tsx";
import { listMeta } from "../../features/catalogue/list/list-meta.ts";
import { ListPage } from "../../features/catalogue/list/list-page.tsx";
import type { Listing } from "../../features/catalogue/list/load-list.ts";
import { catalogueListText } from "../../features/catalogue/list/text.ts";
import { pujaListText } from "../../lines/puja/list-text.ts";
import { vipPujaList } from "../../lines/puja/puja-list.tsx";
import { pujaText } from "../../lines/puja/text.ts";
import { VipNote } from "../../lines/puja/vip-note.tsx";
import { vipText } from "../../lines/puja/vip-text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [catalogueListText, pujaListText, pujaText, ritualText, vipText];

export const view = "View VIP pujas";

export const sitemap = ownPath;

export const loader = lazyLoader(() => import("./loader.ts"));

const list: typeof vipPujaList = {
  ...vipPujaList,
  note: () => (
    <VipNote>
      <RequestCallback />
    </VipNote>
  ),
};

export const meta = (args: MetaArgs<Listing<PoojaCard>>) => listMeta(vipPujaList, args);

export function Component() {
  return <ListPage list={list} listing={useLoaderData<typeof loader>()} />;
}

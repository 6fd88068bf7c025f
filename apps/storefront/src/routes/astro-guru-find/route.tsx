import type { AstrologerCard } from "@aradhana/core/consultation";
import { useLoaderData } from "react-router-dom";
import { listMeta } from "../../features/catalogue/list/list-meta.ts";
import { ListPage } from "../../features/catalogue/list/list-page.tsx";
import type { Listing } from "../../features/catalogue/list/load-list.ts";
import { catalogueListText } from "../../features/catalogue/list/text.ts";
import { NotifyOfTime } from "../../features/consultation/notify/notify-of-time.tsx";
import { astrologerList } from "../../lines/astrologer/astrologer-list.ts";
import { astrologerListText } from "../../lines/astrologer/list-text.ts";
import { astrologerText } from "../../lines/astrologer/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [catalogueListText, astrologerListText, astrologerText];

export const view = "View astrologers";

export const sitemap = ownPath;

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = (args: MetaArgs<Listing<AstrologerCard>>) => listMeta(astrologerList, args);

export function Component() {
  return (
    <ListPage
      list={astrologerList}
      listing={useLoaderData<typeof loader>()}
      cardActions={({ id, next_slot_at }) => next_slot_at === null && <NotifyOfTime id={id} />}
    />
  );
}

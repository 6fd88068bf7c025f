import { getPoojaListing } from "@aradhana/core/api";
import { pathTo } from "@aradhana/core/paths";
import { useLoaderData } from "react-router-dom";
import { timeLeft } from "../../features/catalogue/detail/closing-time.tsx";
import { notifyMe, outcome } from "../../features/catalogue/detail/outcome-parts.ts";
import { detailText } from "../../features/catalogue/detail/text.ts";
import { PujaPage } from "../../features/catalogue/puja/puja-page.tsx";
import { pujaStory, relatedPujas } from "../../features/catalogue/puja/puja-parts.ts";
import { pujaPageText } from "../../features/catalogue/puja/text.ts";
import { reviewText } from "../../features/catalogue/reviews/text.ts";
import { pujaText } from "../../lines/puja/text.ts";
import { vipText } from "../../lines/puja/vip-text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import { pathsOfList } from "../../shared/page-meta/sitemap.ts";
import { vipPujaMeta } from "./vip-puja-meta.ts";

export const texts = [detailText, pujaPageText, pujaText, ritualText, reviewText, vipText];

export const deferred = [pujaStory, relatedPujas, timeLeft, outcome, notifyMe];

export const sitemap = import.meta.env.SSR
  ? pathsOfList(
      (api, query) => getPoojaListing(api, { ...query, vip: "true" }),
      ({ pujas }) => pujas.map(({ id }) => pathTo("/pooja/:id/vip", { id })),
    )
  : undefined;

export const view = "View puja";

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = vipPujaMeta;

export function Component() {
  const { puja, serverTime } = useLoaderData<typeof loader>();
  // Another date of the same puja is another page: its choices and counters start from the beginning.
  return <PujaPage vip key={puja.id} puja={puja} serverTime={serverTime} />;
}

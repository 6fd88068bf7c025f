import { getChadhaavaListing } from "@aradhana/core/api";
import { pathTo } from "@aradhana/core/paths";
import { useLoaderData } from "react-router-dom";
import { timeLeft } from "../../features/catalogue/detail/closing-time.tsx";
import { outcome } from "../../features/catalogue/detail/outcome-parts.ts";
import { detailText } from "../../features/catalogue/detail/text.ts";
import { ChadhaavaPage } from "../../features/checkout/offering/chadhaava-page.tsx";
import { onePageTexts } from "../../features/checkout/one-page/text.ts";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { chadhaavaText } from "../../lines/chadhaava/text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import { pathsOfList } from "../../shared/page-meta/sitemap.ts";
import { chadhaavaMeta } from "./chadhaava-meta.ts";

export const texts = [detailText, chadhaavaPageText, chadhaavaText, ritualText, ...onePageTexts];

export const view = "View chadhaava";

export const sitemap = import.meta.env.SSR
  ? pathsOfList(getChadhaavaListing, ({ chadhaavas }) =>
      chadhaavas.map(({ id }) => pathTo("/chadhaava/:id", { id })),
    )
  : undefined;

export const deferred = [timeLeft, outcome];

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = chadhaavaMeta;

export function Component() {
  const { chadhaava, serverTime } = useLoaderData<typeof loader>();
  // Another date is another page: its choices and counters start from the beginning.
  return <ChadhaavaPage key={chadhaava.id} chadhaava={chadhaava} serverTime={serverTime} />;
}

import { getChadhaavaListing } from "@aradhana/core/api";
import { pathTo } from "@aradhana/core/paths";
import { useLoaderData } from "react-router-dom";
import { phoneText } from "../../features/account/phone/text.ts";
import { chadhaavaJsonLd } from "../../features/catalogue/chadhaava/chadhaava-json-ld.ts";
import { ChadhaavaPage } from "../../features/catalogue/chadhaava/chadhaava-page.tsx";
import { detailMeta } from "../../features/catalogue/detail/detail-meta.ts";
import { detailText } from "../../features/catalogue/detail/text.ts";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { chadhaavaText } from "../../lines/chadhaava/text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { formatDate } from "../../shared/i18n/dates.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { pathsOfList } from "../../shared/page-meta/sitemap.ts";

export const texts = [detailText, chadhaavaPageText, chadhaavaText, ritualText, phoneText, errorTexts];

export const view = "View chadhaava";

export const sitemap = import.meta.env.SSR
  ? pathsOfList(getChadhaavaListing, ({ chadhaavas }) =>
      chadhaavas.map(({ id }) => pathTo("/chadhaava/:id", { id })),
    )
  : undefined;

export const loader = lazyLoader(() => import("./loader.ts"));

export function meta({ data, language, path }: MetaArgs<Awaited<ReturnType<typeof loader>>>): PageMeta {
  const { chadhaava } = data;
  const date = formatDate(chadhaava.muhurat.start_at, "day-year", language);
  const { description } = chadhaavaPageText.in(language);
  return {
    ...detailMeta(chadhaava),
    description: description(chadhaava.title, chadhaava.temple.name, date),
    // Only crawlers read it, and only the server writes it: no browser needs the code that makes it.
    jsonLd: import.meta.env.SSR ? chadhaavaJsonLd(chadhaava, path, language) : [],
  };
}

export function Component() {
  const { chadhaava, serverTime } = useLoaderData<typeof loader>();
  // Another date is another page: its choices and counters start from the beginning.
  return <ChadhaavaPage key={chadhaava.id} chadhaava={chadhaava} serverTime={serverTime} />;
}

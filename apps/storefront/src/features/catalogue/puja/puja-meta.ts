import { formatDate } from "../../../shared/i18n/dates.ts";
import type { MetaArgs, PageMeta } from "../../../shared/page-meta/page-meta.ts";
import { detailMeta } from "../detail/detail-meta.ts";
import type { LoadedPuja } from "./load-puja.ts";
import { pujaJsonLd } from "./puja-json-ld.ts";
import { pujaPageText } from "./text.ts";

/** Title, description and schema.org data of a puja. */
export function pujaMeta({ data: { puja }, language, path }: MetaArgs<LoadedPuja>): PageMeta {
  return {
    ...detailMeta(puja, language),
    // Only crawlers read it and only the server writes it, so no browser downloads the code for it.
    ...(import.meta.env.SSR && {
      description: pujaPageText
        .in(language)
        .description(puja.temple.name, formatDate(puja.muhurat.start_at, "day-year", language)),
      jsonLd: pujaJsonLd(puja, path, language),
    }),
  };
}

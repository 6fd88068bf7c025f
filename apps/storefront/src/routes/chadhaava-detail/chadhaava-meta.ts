import { detailMeta } from "../../features/catalogue/detail/detail-meta.ts";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { formatDate } from "../../shared/i18n/dates.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { chadhaavaJsonLd } from "./chadhaava-json-ld.ts";
import type { loader } from "./loader.ts";

/** Title, description and schema.org data of a chadhaava's page. */
export function chadhaavaMeta({
  data: { chadhaava },
  language,
  path,
}: MetaArgs<Awaited<ReturnType<typeof loader>>>): PageMeta {
  const date = formatDate(chadhaava.muhurat.start_at, "day-year", language);
  const { description } = chadhaavaPageText.in(language);
  return {
    ...detailMeta(chadhaava, language),
    description: description(chadhaava.temple.name, date),
    // Only crawlers read it and only the server writes it, so no browser downloads the code for it.
    jsonLd: import.meta.env.SSR ? chadhaavaJsonLd(chadhaava, path, language) : [],
  };
}

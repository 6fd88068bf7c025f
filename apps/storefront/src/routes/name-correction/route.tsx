import { useLoaderData } from "react-router-dom";
import { NameScreen } from "../../features/astrology/name-correction/name-screen.tsx";
import { SampleNamePage } from "../../features/astrology/name-correction/sample-name-page.tsx";
import { nameReportText } from "../../features/astrology/name-correction/text.ts";
import { NameNumbersPage } from "../../features/content/name-numbers/name-numbers-page.tsx";
import { nameNumbersText } from "../../features/content/name-numbers/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";
import type { NameCorrectionData } from "./loader.ts";

export const texts = [nameNumbersText, nameReportText];

export const loader = lazyLoader(() => import("./loader.ts"));

export const sitemap = ownPath;

export function meta({ data, language }: MetaArgs<NameCorrectionData>): PageMeta {
  const { metaTitle, description } = nameNumbersText.in(language);
  if (data.shows === "report") return { title: nameReportText.in(language).title, noindex: true };
  return { title: metaTitle, description };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  if (data.shows === "report") return <NameScreen orderId={data.orderId} />;
  if (data.shows === "sample") return <SampleNamePage content={data.content} />;
  return <NameNumbersPage sold={data.sold} />;
}

import { orderId } from "@aradhana/core/contract";
import { SAMPLE_ORDER } from "@aradhana/core/paths";
import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router-dom";
import * as v from "valibot";
import { chartText } from "../../features/astrology/kundali-chart/text.ts";
import type { SampleReportData } from "../../features/astrology/kundali-report/load-sample-report.ts";
import { ReportById } from "../../features/astrology/kundali-report/report-by-id.tsx";
import { SampleReportPage } from "../../features/astrology/kundali-report/sample-report-page.tsx";
import { reportText } from "../../features/astrology/kundali-report/text.ts";
import { ordersText } from "../../features/orders/order/text.ts";
import { sampleReportPath } from "../../lines/service-pages.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import type { Sitemap } from "../../shared/page-meta/sitemap.ts";

export const texts = [reportText, chartText, ordersText, errorTexts];

export const params = import.meta.env.SSR
  ? { orderId: v.union([orderId, v.literal(SAMPLE_ORDER)]) }
  : undefined;

export const sitemap: Sitemap = async () => [sampleReportPath];

const loadSample = lazyLoader(() => import("../../features/astrology/kundali-report/load-sample-report.ts"));

/** A real report is personal: its page fetches it in the browser. */
export const loader = async (args: LoaderFunctionArgs): Promise<SampleReportData | null> =>
  args.params.orderId === SAMPLE_ORDER ? loadSample(args) : null;

export function meta({ data, language }: MetaArgs<SampleReportData | null>): PageMeta {
  const { title, sample } = reportText.in(language);
  if (!data) return { title, noindex: true };
  return { title: sample.metaTitle, description: sample.description };
}

export function Component() {
  const { orderId: id = "" } = useParams();
  const data = useLoaderData<typeof loader>();
  return data ? <SampleReportPage {...data} /> : <ReportById key={id} orderId={id} />;
}

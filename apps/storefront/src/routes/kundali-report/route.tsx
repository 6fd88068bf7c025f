import { orderId } from "@aradhana/core/contract";
import { SAMPLE_ORDER } from "@aradhana/core/paths";
import { useLoaderData } from "react-router-dom";
import * as v from "valibot";
import { chartText } from "../../features/astrology/kundali-chart/text.ts";
import type { SampleReportData } from "../../features/astrology/kundali-report/load-sample-report.ts";
import { ReportScreen } from "../../features/astrology/kundali-report/report-screen.tsx";
import { reportText } from "../../features/astrology/kundali-report/text.ts";
import { reportStateText } from "../../features/astrology/report-state/text.ts";
import { ordersText } from "../../features/orders/order/text.ts";
import { sampleReportPath } from "../../lines/service-pages.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import type { Sitemap } from "../../shared/page-meta/sitemap.ts";

export const texts = [reportText, reportStateText, chartText, ordersText, errorTexts];

const ids = v.union([orderId, v.literal(SAMPLE_ORDER)]);
export const params = import.meta.env.SSR ? { orderId: ids } : undefined;

export const sitemap: Sitemap = async () => [sampleReportPath];

export const loader = lazyLoader(() => import("./loader.ts"));

export function meta({ data, language }: MetaArgs<SampleReportData | null>): PageMeta {
  const { title, sample } = reportText.in(language);
  if (!data) return { title, noindex: true };
  return { title: sample.metaTitle, description: sample.description };
}

export const Component = () => <ReportScreen sample={useLoaderData<typeof loader>()} />;

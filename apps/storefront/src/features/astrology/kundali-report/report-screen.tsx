import { useParams } from "react-router-dom";
import type { SampleReportData } from "./load-sample-report.ts";
import { ReportById } from "./report-by-id.tsx";
import { SampleReportPage } from "./sample-report-page.tsx";

/** The sample, whose data the server sends, or the report of an order. */
export function ReportScreen({ sample }: { sample: SampleReportData | null }) {
  const { orderId = "" } = useParams();
  return sample ? <SampleReportPage {...sample} /> : <ReportById key={orderId} orderId={orderId} />;
}

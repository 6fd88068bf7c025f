import { SAMPLE_ORDER } from "@aradhana/core/paths";
import type { LoaderFunctionArgs } from "react-router-dom";
import {
  loader as loadSample,
  type SampleReportData,
} from "../../features/astrology/kundali-report/load-sample-report.ts";

/** A real report is personal: its page fetches it in the browser. */
export const loader = async (args: LoaderFunctionArgs): Promise<SampleReportData | null> =>
  args.params.orderId === SAMPLE_ORDER ? loadSample(args) : null;

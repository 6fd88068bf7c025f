import { getSampleKundali } from "@aradhana/core/kundali";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../../shared/services/services.ts";

/** The report that everybody can read. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { results } = await getSampleKundali(context.get(servicesContext).api);
  return results;
}

export type SampleReportData = Awaited<ReturnType<typeof loader>>;

import { getSampleNameReport } from "@aradhana/core/name-correction";
import { SAMPLE_ORDER } from "@aradhana/core/paths";
import { getServicePackages } from "@aradhana/core/services";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../shared/services/services.ts";

/** The report that is sold, or the sample of it. The report of an order is personal: its page fetches it in the browser. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  const orderId = new URL(request.url).searchParams.get("order_id");
  if (orderId === SAMPLE_ORDER) {
    const { results } = await getSampleNameReport(api);
    return { shows: "sample" as const, content: results.content };
  }
  if (orderId) return { shows: "report" as const, orderId };
  const { results: sold } = await getServicePackages(api, "name_correction");
  return { shows: "preview" as const, sold };
}

export type NameCorrectionData = Awaited<ReturnType<typeof loader>>;

import { getSampleOrder } from "@aradhana/core/api";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../../shared/services/services.ts";

/** The sample order, and the time of the server response. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { results, meta } = await getSampleOrder(context.get(servicesContext).api);
  return { sample: results, serverTime: meta.server_time };
}

export type SampleOrderData = Awaited<ReturnType<typeof loader>>;

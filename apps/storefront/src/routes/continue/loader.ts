import { poojaById } from "@aradhana/core/api";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../services/services.ts";

const HOUR = 3_600_000; // ms

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { results, meta } = await poojaById(context.get(servicesContext).api, params.id ?? "");
  // A share of the money whose hour has passed is no promise any more.
  const left = Date.parse(results.muhurat.start_at) - Date.parse(meta.server_time);
  const refunds = results.policy.refunds.filter(({ until_hours }) => until_hours * HOUR < left);
  const pooja = { ...results, policy: { ...results.policy, refunds } };
  return { pooja, isOpen: results.status === "open" && results.cutoff_at > meta.server_time };
}

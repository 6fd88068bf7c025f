import { poojaById } from "@aradhana/core/api";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../services/services.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { results, meta } = await poojaById(context.get(servicesContext).api, params.id ?? "");
  return { pooja: results, isOpen: results.status === "open" && results.cutoff_at > meta.server_time };
}

import { poojaById } from "@aradhana/core/api";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../../shared/services/services.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { results: pooja, meta } = await poojaById(context.get(servicesContext).api, params.id ?? "");
  const serverTime = meta.server_time;
  return { pooja, serverTime, isOpen: pooja.status === "open" && pooja.cutoff_at > serverTime };
}

import { poojaById } from "@aradhana/core/api";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../../shared/services/services.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { results: puja, meta } = await poojaById(context.get(servicesContext).api, params.id ?? "");
  const serverTime = meta.server_time;
  return { puja, serverTime, isOpen: puja.status === "open" && puja.cutoff_at > serverTime };
}

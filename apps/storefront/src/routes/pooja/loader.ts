import { poojaById } from "@aradhana/core/api";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../services/services.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  const { results, meta } = await poojaById(api, params.id ?? "");
  return { puja: results, serverTime: meta.server_time };
}

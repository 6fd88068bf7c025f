import { chadhaavaById } from "@aradhana/core/api";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../shared/services/services.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { results, meta } = await chadhaavaById(context.get(servicesContext).api, params.id ?? "");
  return { chadhaava: results, serverTime: meta.server_time };
}

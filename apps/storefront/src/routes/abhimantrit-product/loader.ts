import { productById } from "@aradhana/core/goods";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../shared/services/services.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { results, meta } = await productById(context.get(servicesContext).api, params.id ?? "");
  return { product: results, serverTime: meta.server_time };
}

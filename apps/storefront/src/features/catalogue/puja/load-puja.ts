import { poojaById } from "@aradhana/core/api";
import { pathTo } from "@aradhana/core/paths";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { servicesContext } from "../../../shared/services/services.ts";

/** The puja that an address names. */
export async function loadPuja({ context, params }: LoaderFunctionArgs) {
  const { results, meta } = await poojaById(context.get(servicesContext).api, params.id ?? "");
  return { puja: results, serverTime: meta.server_time };
}

/** The same with its VIP packages alone. A puja without any has no VIP page: its own shows instead. */
export async function loadVipPuja(args: LoaderFunctionArgs) {
  const { puja, serverTime } = await loadPuja(args);
  const packages = puja.packages.filter(({ is_vip }) => is_vip);
  if (packages.length === 0) throw redirect(pathTo("/pooja/:id", { id: puja.id }));
  return { puja: { ...puja, packages }, serverTime };
}

/** The data of a puja's page. */
export type LoadedPuja = Awaited<ReturnType<typeof loadPuja>>;

import { gemById, productById } from "@aradhana/core/goods";
import { pathTo } from "@aradhana/core/paths";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import type { OrderedGood } from "../../features/checkout/goods-order/ordered-good.ts";
import { servicesContext } from "../../shared/services/services.ts";

/** The good that is ordered; any other type of order leads to the first page (ruling D4). */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<OrderedGood> {
  const { api } = context.get(servicesContext);
  const { type, id = "" } = params;
  if (type === "gemstones") {
    const { results: gem } = await gemById(api, id);
    return { type: "gemstone", gem, page: pathTo("/gemstones/:id", { id }) };
  }
  if (type === "abhimantrit-products") {
    const { results: product } = await productById(api, id);
    return { type: "abhimantrit", product, page: pathTo("/abhimantrit-products/:id", { id }) };
  }
  throw redirect("/");
}

import { CART_ORDER, cartOrderPath, itemPath } from "@aradhana/core/paths";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import type { OrderedGood } from "../../features/checkout/goods-order/ordered-good.ts";
import { goodsByPath } from "../../lines/goods-by-path.ts";
import { servicesContext } from "../../shared/services/services.ts";

/** Stands for everything in the cart, which only the browser can read. */
const cartOrder = { type: "cart" } as const;

/** The good or the cart that is ordered; any other type of order leads to the first page (ruling D4). */
export async function loader({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<OrderedGood | typeof cartOrder> {
  const { api } = context.get(servicesContext);
  const { type, id = "" } = params;
  const isCart = id === CART_ORDER;
  if (isCart && type === "abhimantrit-products") return cartOrder;
  if (isCart && type === "gemstones") throw redirect(cartOrderPath + new URL(request.url).search);
  const line = goodsByPath.find(({ segment }) => segment === type);
  if (!line) throw redirect("/");
  const { results: good } = await line.byId(api, id);
  return { type: line.type, good, page: itemPath(line.type, id) };
}

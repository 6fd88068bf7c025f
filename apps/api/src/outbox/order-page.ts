import type { OrderType } from "@aradhana/core/contract";

interface Told {
  id: string;
  type: OrderType;
  packageId: string | null;
  isVip: boolean;
}

/**
 * The storefront's page that a message about an order leads to: where the names of a puja are given. Those of a
 * chadhaava are given with its booking; the order's own page tells how it stands, and asks for them where they are not.
 */
export const orderPage = ({ id, type, packageId, isVip }: Told) =>
  type === "chadhaava" ? `/orders/${id}/chadhaava` : `/puja/sankalp/${packageId}${isVip ? "/vip" : ""}`;

import type { OrderType } from "@aradhana/core/contract";

interface Told {
  id: string;
  type: OrderType;
  packageId: string | null;
  isVip: boolean;
}

/**
 * The storefront's page that a message about an order leads to: where the names of a puja are given. Those of a
 * chadhaava are given with its booking; its page tells how it stands.
 */
export const orderPage = ({ id, type, packageId, isVip }: Told) =>
  type === "chadhaava"
    ? `/order/payment-confirmation/${id}/chadhaava/link`
    : `/puja/sankalp/${packageId}${isVip ? "/vip" : ""}`;

import { pathTo } from "@aradhana/core/paths";

/** Stands in an address for what is not known, as `pathTo` writes it: no name, and no number of a partner's, is this. */
const NONE = "-";

interface Confirmed {
  orderId: string;
  type: string;
  gateway: string | null;
  partnerId: string | undefined;
  tempOrderId: string | undefined;
}

/** The page of a payment result. It contains no secret, because the gateway stores this address. */
export const confirmationPath = ({ orderId, type, gateway, partnerId, tempOrderId }: Confirmed): string =>
  pathTo("/widget/order/payment-confirmation/:orderId/:type/:paymentGateway/:partnerId/:tempOrderId", {
    ...{ orderId, type, paymentGateway: gateway ?? NONE },
    ...{ partnerId: partnerId ?? NONE, tempOrderId: tempOrderId ?? NONE },
  });

/** The value of a part of such an address, if it has one. */
export const named = (part: string | undefined) => (part === NONE ? undefined : part);

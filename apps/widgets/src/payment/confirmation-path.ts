/** Stands in an address for what is not known: no name, and no number of a partner's, is this. */
const NONE = "-";

interface Confirmed {
  orderId: string;
  type: string;
  gateway: string | null;
  partnerId: string | undefined;
  tempOrderId: string | undefined;
}

/** The page of a payment result, under /widget/. It contains no secret, because the gateway stores this address. */
export function confirmationPath({ orderId, type, gateway, partnerId, tempOrderId }: Confirmed): string {
  const parts = [orderId, type, gateway ?? NONE, partnerId ?? NONE, tempOrderId ?? NONE];
  return `order/payment-confirmation/${parts.map(encodeURIComponent).join("/")}`;
}

/** The value of a part of such an address, if it has one. */
export const named = (part: string | undefined) => (part === NONE ? undefined : part);

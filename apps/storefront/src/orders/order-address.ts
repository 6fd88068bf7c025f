/** The order's own page. `name` is for the reader of the address; the page never trusts it (ruling D6). */
export const orderAddress = ({ id, name }: { id: string; name: string }) =>
  `/orders/${id}/${encodeURIComponent(name)}`;

interface Booked {
  orderId: string;
  /** Of a puja; of a chadhaava its own id, since it has none. */
  packageId: string;
  isVip: boolean;
}

/** Where the names of a booking are given. */
export const sankalpAddress = ({ orderId, packageId, isVip }: Booked) =>
  `/puja/sankalp/${packageId}${isVip ? "/vip" : ""}?order_id=${orderId}`;

/** Where an unpaid order is paid. */
export const paymentAddress = (orderId: string) => `/order/payment-confirmation/${orderId}/pooja/checkout`;

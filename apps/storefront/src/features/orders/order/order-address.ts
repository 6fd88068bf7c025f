/** The order's own page. `name` is for the reader of the address; the page never trusts it (ruling D6). */
export const orderAddress = ({ id, name }: { id: string; name: string }) =>
  `/orders/${id}/${encodeURIComponent(name)}`;

interface Booked {
  orderId: string;
  /** What was chosen: of a puja its package, of a chadhaava itself. */
  choiceId: string;
  isVip: boolean;
}

/** Where the names of a booking are given. */
export const sankalpAddress = ({ orderId, choiceId, isVip }: Booked) =>
  `/puja/sankalp/${choiceId}${isVip ? "/vip" : ""}?order_id=${orderId}`;

/** Where an unpaid order is paid. */
export const paymentAddress = (orderId: string, type = "pooja") =>
  `/order/payment-confirmation/${orderId}/${encodeURIComponent(type)}/checkout`;

import type { GoodsType, LinkSent, PaymentStatus } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import type { LinkMessages, PaymentMessages } from "../messages-en/payment-messages.ts";

interface Options {
  messages: PaymentMessages;
  /** The time of the ritual, as the app shows times. */
  when: string;
  /** Names the method of payment. @default the method is left out */
  methodName?: (method: string) => string;
}

/** The time of what a courier brings is the day by which it arrives. */
const sent = { abhimantrit: true, gemstone: true } satisfies Record<GoodsType, true>;

/** What a buyer may want to note of an order, in the shape `StatusScreen` shows. */
export function paymentFacts(payment: PaymentStatus, { messages, when, methodName }: Options) {
  const { order, method, reference, link_sent: link } = payment;
  const { facts: t } = messages;
  // Each item of a cart has its own time.
  const what = order.items
    ? [{ label: t.items, value: order.items.map(named).join(", ") }]
    : [
        { label: t[order.type], value: order.title },
        { label: order.type in sent ? t.arrives : t.when, value: when },
      ];
  return [
    ...what,
    { label: t.amount, value: formatMoney(order.grand) },
    { label: t.order, value: order.number },
    ...(method && methodName ? [{ label: t.method, value: methodName(method) }] : []),
    ...(reference ? [{ label: t.reference, value: reference }] : []),
    ...(link ? [linkFact(link, t)] : []),
  ];
}

const named = ({ title, qty }: { title: string; qty: number }) => (qty > 1 ? `${title} × ${qty}` : title);

/** Where the link to a paid order went, or goes. */
export const linkFact = ({ channel, to_masked, at }: LinkSent, t: LinkMessages) => ({
  label: at ? t.linkSent : t.linkOnItsWay,
  value: t.linkTo[channel](to_masked),
});

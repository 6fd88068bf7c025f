import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { canonicalPath, withPanel } from "@aradhana/core/paths";
import { and, eq } from "drizzle-orm";
import type { MandateParams } from "../messages/message.ts";
import { channelOf } from "../orders/link-sent.ts";
import { findOrder, type StoredOrder } from "../orders/orders.queries.ts";
import { orders } from "../orders/orders.table.ts";
import { openContact } from "../orders/sealed-fields.ts";
import type { OutboxParts } from "../outbox/run-outbox.ts";
import { mandateCharges, mandates, type StoredCharge, type StoredMandate } from "./mandates.table.ts";

type MandateTemplate =
  | "mandate_notice"
  | "mandate_price"
  | "mandate_unavailable"
  | "mandate_declined"
  | "mandate_started";

type MessageParts = Pick<OutboxParts, "vault" | "messages" | "webOrigins">;

interface Subject {
  mandate: StoredMandate;
  /** Undefined in the message that it has started. */
  charge?: Pick<StoredCharge, "startsAt" | "dueAt"> | undefined;
  /** @default the most that one charge can be */
  amount?: number | null;
}

/** Sends the buyer a message about a mandate, with a link to where it can be stopped. */
export async function sendMandateMessage(
  { vault, messages, webOrigins }: MessageParts,
  order: StoredOrder,
  template: MandateTemplate,
  { mandate, charge, amount }: Subject,
): Promise<void> {
  const { language, item } = order;
  const dayOf = (at: Date) => formatDate(at.toISOString(), "day", language);
  const link = canonicalPath(withPanel({ pathname: "/", search: "" }, "orders"), language);
  const params: MandateParams = {
    title: item.title[language],
    frequency: frequencyNames[language][mandate.frequency],
    amount: formatMoney({ amount: amount ?? mandate.maxAmount, currency: mandate.currency }),
    date: charge ? dayOf(charge.startsAt) : "",
    chargeDate: charge ? dayOf(charge.dueAt) : "",
    until: formatDate(mandate.endsAt.toISOString(), "day-year", language),
    link: new URL(link, webOrigins[0]).href,
  };
  await messages.send({
    ...{ to: openContact(vault, order).e164, channel: channelOf(order) },
    ...{ locale: language, template, params },
  });
}

const frequencyNames = {
  en: { weekly: "every week", monthly: "every month" },
  hi: { weekly: "हर हफ़्ते", monthly: "हर महीने" },
} as const satisfies Record<Language, Record<StoredMandate["frequency"], string>>;

/** Sends the buyer a message that the first payment has started a mandate. */
export async function sendMandateStarted(
  parts: MessageParts & Pick<OutboxParts, "db">,
  orderId: string,
): Promise<void> {
  const [[mandate], order] = await Promise.all([
    parts.db.select().from(mandates).where(eq(mandates.firstOrderId, orderId)),
    findOrder(parts.db, eq(orders.id, orderId)),
  ]);
  if (!mandate || !order) throw new Error(`order ${orderId} has no mandate`);
  await sendMandateMessage(parts, order, "mandate_started", { mandate });
}

/** Sends the buyer the reason why a date was not charged, unless it is paid by now or the mandate is cancelled. */
export async function sendChargeMessage(
  parts: MessageParts & Pick<OutboxParts, "db">,
  orderId: string,
  dueOn: string,
): Promise<void> {
  const [found] = await parts.db
    .select({ mandate: mandates, charge: mandateCharges })
    .from(mandateCharges)
    .innerJoin(mandates, eq(mandates.id, mandateCharges.mandateId))
    .where(and(eq(mandates.firstOrderId, orderId), eq(mandateCharges.dueOn, dueOn)));
  if (!found) throw new Error(`order ${orderId} has no charge of ${dueOn}`);
  const { mandate, charge } = found;
  const template = templateOf(charge);
  // A deleted account has cancelled mandates and no number.
  if (!template || mandate.state === "cancelled") return;
  const order = await findOrder(parts.db, eq(orders.id, mandate.lastOrderId));
  if (!order) throw new Error(`order ${mandate.lastOrderId} does not exist`);
  await sendMandateMessage(parts, order, template, { mandate, charge, amount: charge.amount });
}

function templateOf({ state, reason }: StoredCharge): MandateTemplate | undefined {
  if (state === "failed") return "mandate_declined";
  if (state !== "skipped" || reason === "stopped") return undefined;
  return reason === "price" ? "mandate_price" : "mandate_unavailable";
}

import { formatDate } from "@aradhana/core/date";
import { canonicalPath, itemPath } from "@aradhana/core/paths";
import type { Opening } from "../lines/opening-sources.ts";
import type { OutboxParts } from "../outbox/run-outbox.ts";
import { claimAlert, markSent, openPhone, readOpenings, retryLater } from "./notify.queries.ts";
import type { OpeningAlert } from "./notify.table.ts";

type AlertParts = Omit<OutboxParts, "gateways">;

const neverAborted = new AbortController().signal;

/**
 * Sends a message to everyone who waits for a series that can be booked again or a product that is back in stock, each
 * once. Failed messages are retried later. Returns the number of messages.
 */
export async function sendOpeningAlerts(
  parts: AlertParts,
  stop: AbortSignal = neverAborted,
): Promise<number> {
  const { db, clock, log } = parts;
  let count = 0;
  for (const opening of await readOpenings(db, clock())) {
    while (!stop.aborted) {
      const alert = await claimAlert(db, opening, clock());
      if (!alert) break;
      count++;
      try {
        await sendAlert(parts, alert, opening);
        await markSent(db, alert, clock());
      } catch (error) {
        log.error({ err: error, series: opening.seriesSlug }, "an opening alert failed");
        await retryLater(db, alert, clock());
      }
    }
  }
  return count;
}

function sendAlert(
  { vault, messages, webOrigins }: AlertParts,
  alert: OpeningAlert,
  { type, id, title, startAt }: Opening,
) {
  const { channel, language } = alert;
  const recipient = { to: openPhone(vault, alert), channel, locale: language };
  const link = new URL(canonicalPath(itemPath(type, id), language), webOrigins[0]);
  const params = { title: title[language], link: link.href };
  if (startAt === null) return messages.send({ ...recipient, template: "back_in_stock", params });
  const date = formatDate(startAt.toISOString(), "day", language);
  return messages.send({ ...recipient, template: "booking_open", params: { ...params, date } });
}

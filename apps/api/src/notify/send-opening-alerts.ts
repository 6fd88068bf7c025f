import { formatDate, formatMoment } from "@aradhana/core/date";
import { canonicalPath } from "@aradhana/core/paths";
import type { Opening } from "../lines/opening-sources.ts";
import type { OutboxParts } from "../outbox/run-outbox.ts";
import { claimAlert, markSent, openPhone, readOpenings, retryLater } from "./notify.queries.ts";
import type { OpeningAlert } from "./notify.table.ts";

type AlertParts = Omit<OutboxParts, "gateways">;

const neverAborted = new AbortController().signal;

/**
 * Sends a message to everyone who waits for a series or an astrologer that can be booked again, or a product that is
 * back in stock, each once. Failed messages are retried later. Returns the number of messages.
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

function sendAlert({ vault, messages, webOrigins }: AlertParts, alert: OpeningAlert, opening: Opening) {
  const { title, path, news } = opening;
  const { channel, language } = alert;
  const recipient = { to: openPhone(vault, alert), channel, locale: language };
  const link = new URL(canonicalPath(path, language), webOrigins[0]);
  const params = { title: title[language], link: link.href };
  if (news.kind === "stock") return messages.send({ ...recipient, template: "back_in_stock", params });
  const at = news.startAt.toISOString();
  if (news.kind === "day") {
    const date = formatDate(at, "day", language);
    return messages.send({ ...recipient, template: "booking_open", params: { ...params, date } });
  }
  const date = formatMoment(at, { language, isAbroad: true });
  return messages.send({ ...recipient, template: "time_available", params: { ...params, date } });
}

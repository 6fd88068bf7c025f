import { ritualType } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { canonicalPath, pathTo } from "@aradhana/core/paths";
import type { OutboxParts } from "../outbox/run-outbox.ts";
import {
  claimAlert,
  markSent,
  type OpenDate,
  openPhone,
  readOpenDates,
  retryLater,
} from "./notify.queries.ts";
import type { OpeningAlert } from "./notify.table.ts";

type AlertParts = Omit<OutboxParts, "gateways">;

const pathOf = {
  pooja: (id: string) => pathTo("/pooja/:id", { id }),
  chadhaava: (id: string) => pathTo("/chadhaava/:id", { id }),
};

const neverAborted = new AbortController().signal;

/**
 * Sends a message to everyone who waits for a series that can be booked again, each once. Failed messages are retried
 * later. Returns the number of messages.
 */
export async function sendOpeningAlerts(
  parts: AlertParts,
  stop: AbortSignal = neverAborted,
): Promise<number> {
  const { db, clock, log } = parts;
  let count = 0;
  for (const type of ritualType.options) {
    for (const date of await readOpenDates(db, type, clock())) {
      while (!stop.aborted) {
        const alert = await claimAlert(db, type, date.seriesSlug, clock());
        if (!alert) break;
        count++;
        try {
          await sendAlert(parts, alert, date);
          await markSent(db, alert, clock());
        } catch (error) {
          log.error({ err: error, series: date.seriesSlug }, "an opening alert failed");
          await retryLater(db, alert, clock());
        }
      }
    }
  }
  return count;
}

function sendAlert({ vault, messages, webOrigins }: AlertParts, alert: OpeningAlert, date: OpenDate) {
  const { itemType, channel, language } = alert;
  const link = new URL(canonicalPath(pathOf[itemType](date.id), language), webOrigins[0]);
  return messages.send({
    ...{ to: openPhone(vault, alert), channel, locale: language, template: "booking_open" },
    params: {
      title: date.title[language],
      date: formatDate(date.startAt.toISOString(), "day", language),
      link: link.href,
    },
  });
}

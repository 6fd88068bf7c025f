import { rollSlots } from "../astrologers/roll-slots.ts";
import { expireReservations } from "../book-now-pay-later/reserve-seat.queries.ts";
import { sendCallbacks } from "../callbacks/send-callbacks.ts";
import { rollDates } from "../catalogue/roll-dates.ts";
import { endMissed } from "../consultations/end-missed.ts";
import { datedLines } from "../lines/dated-lines.ts";
import { runMandates } from "../mandates/run-mandates.ts";
import { sendOpeningAlerts } from "../notify/send-opening-alerts.ts";
import { expireOrders } from "../orders/expire-orders.ts";
import { scheduleOrders } from "../orders/schedule-orders.ts";
import { type OutboxParts, runOutbox } from "../outbox/run-outbox.ts";
import { reconcile } from "../payments/reconcile.ts";
import { deliverWebhooks } from "../payments/sandbox/deliver-webhooks.ts";
import { deleteRecordings } from "../recordings/delete-recordings.ts";
import { offerRemedies } from "../remedies/offer-remedies.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import { sendTicketNotices } from "../tickets/send-ticket-notices.ts";
import { deleteExpiredData } from "./delete-expired-data.ts";
import { repeat } from "./repeat.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

export interface JobParts extends OutboxParts {
  files: FileStorage;
  apiOrigin: string;
  /** Whether the sandbox gateway is enabled and has webhooks to deliver. */
  sandboxGateway: boolean;
}

/** Starts the background jobs. Several processes may run them: each item is processed by one of them. */
export function startJobs(parts: JobParts) {
  const { db, clock, log } = parts;
  const outbox = repeat({ name: "outbox", everyMs: SECOND, run: (stop) => runOutbox(parts, stop) }, log);
  const reconciler = repeat(
    { name: "reconcile", everyMs: 10 * SECOND, run: (stop) => reconcile(parts, clock(), stop) },
    log,
  );
  const orders = repeat(
    {
      name: "orders",
      everyMs: 10 * SECOND,
      run: async (stop) =>
        (await expireOrders(db, clock())) + (stop.aborted ? 0 : await scheduleOrders(db, clock())),
    },
    log,
  );
  const missedPromises = repeat(
    { name: "missed promises", everyMs: 30 * SECOND, run: (stop) => offerRemedies(db, clock(), stop) },
    log,
  );
  const reservations = repeat(
    {
      name: "reservations",
      everyMs: 5 * SECOND,
      run: (stop) => expireReservations(parts, clock(), { stop }),
    },
    log,
  );
  const cleanup = repeat(
    {
      name: "delete expired data",
      everyMs: HOUR,
      run: (stop) => deleteExpiredData(db, clock(), stop).then(() => 0),
    },
    log,
  );
  const oldRecordings = repeat(
    {
      name: "delete recordings",
      everyMs: HOUR,
      run: () => deleteRecordings(db, parts.files, clock()).then(() => 0),
    },
    log,
  );
  const calendar = repeat(
    {
      name: "calendar",
      everyMs: HOUR,
      run: (stop) => rollDates(parts, datedLines, clock(), stop).then(() => 0),
    },
    log,
  );
  const slots = repeat(
    { name: "slots", everyMs: HOUR, run: (stop) => rollSlots(db, clock(), stop).then(() => 0) },
    log,
  );
  const consultations = repeat(
    { name: "consultations", everyMs: 10 * SECOND, run: (stop) => endMissed(parts, clock(), stop) },
    log,
  );
  const openingAlerts = repeat(
    {
      name: "opening alerts",
      everyMs: 60 * SECOND,
      run: (stop) => sendOpeningAlerts(parts, stop),
    },
    log,
  );
  const callbacks = repeat(
    { name: "callbacks", everyMs: 60 * SECOND, run: (stop) => sendCallbacks(parts, stop) },
    log,
  );
  const ticketNotices = repeat(
    { name: "ticket notices", everyMs: 60 * SECOND, run: (stop) => sendTicketNotices(parts, stop) },
    log,
  );
  const mandates = repeat(
    { name: "mandates", everyMs: 60 * SECOND, run: (stop) => runMandates(parts, stop) },
    log,
  );
  const webhooks = parts.sandboxGateway
    ? repeat(
        {
          name: "sandbox webhooks",
          everyMs: SECOND,
          run: (stop) => deliverWebhooks(parts, stop),
        },
        log,
      )
    : undefined;

  return {
    /** Runs the event-driven jobs now. */
    wake() {
      outbox.wake();
      callbacks.wake();
      ticketNotices.wake();
      webhooks?.wake();
    },
    /** Resolves when the current items are done or left to the next run; no more items are claimed. */
    async stop() {
      await Promise.all(
        [
          outbox,
          reconciler,
          orders,
          missedPromises,
          reservations,
          cleanup,
          oldRecordings,
          calendar,
          slots,
          consultations,
          openingAlerts,
          callbacks,
          ticketNotices,
          mandates,
          webhooks,
        ].map((job) => job?.stop()),
      );
    },
  };
}

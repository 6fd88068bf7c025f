import { noTracer, type Tracer } from "@aradhana/server/traces";
import { rollSlots } from "../astrologers/roll-slots.ts";
import { expireReservations } from "../book-now-pay-later/reserve-seat.queries.ts";
import { sendCallbacks } from "../callbacks/send-callbacks.ts";
import { rollDates } from "../catalogue/roll-dates.ts";
import { endMissed } from "../consultations/end-missed.ts";
import { deleteUnsavedReports } from "../goods/report/report-uploads.queries.ts";
import { recorded } from "../health/job-runs.queries.ts";
import { datedLines } from "../lines/dated-lines.ts";
import { runMandates } from "../mandates/run-mandates.ts";
import { sendOpeningAlerts } from "../notify/send-opening-alerts.ts";
import { closeCancelled } from "../orders/close-cancelled.ts";
import { expireOrders } from "../orders/expire-orders.ts";
import { remindNames } from "../orders/remind-names.ts";
import { scheduleOrders } from "../orders/schedule-orders.ts";
import { type OutboxParts, runOutbox } from "../outbox/run-outbox.ts";
import { deliverPartnerEvents } from "../partner-events/deliver-partner-events.ts";
import { reconcile } from "../payments/reconcile.ts";
import { deliverWebhooks } from "../payments/sandbox/deliver-webhooks.ts";
import { deleteRecordings } from "../recordings/delete-recordings.ts";
import { offerRemedies } from "../remedies/offer-remedies.ts";
import type { PostOutside } from "../remote/post-outside.ts";
import { refoldSearchWords } from "../search/refold-search-words.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import { sendTicketNotices } from "../tickets/send-ticket-notices.ts";
import { deleteExpiredData } from "./delete-expired-data.ts";
import { type Job, repeat } from "./repeat.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface JobParts extends OutboxParts {
  files: FileStorage;
  apiOrigin: string;
  /** How the servers of partners are reached. */
  postToPartner: PostOutside;
  /** Traces runs. @default not */
  tracer?: Tracer;
  /** Whether the sandbox gateway is enabled and has webhooks to deliver. */
  sandboxGateway: boolean;
}

/** Traces the runs of a job in which it had something to do. */
const traced =
  (tracer: Tracer, name: string, run: Job["run"]): Job["run"] =>
  (stop) =>
    tracer.span({ name: `job ${name}`, kind: "internal" }, async (span) => {
      const items = await run(stop);
      span.isDropped = items === 0;
      span.attributes = { items };
      return items;
    });

/** The background jobs: those that new work wakes, and those that look for it at intervals. */
export function backgroundJobs(parts: JobParts): Record<"eventDriven" | "timed", Job[]> {
  const { db, clock, tracer = noTracer } = parts;
  const job = (name: string, everyMs: number, run: Job["run"]): Job => ({
    name,
    everyMs,
    run: recorded(parts, name, traced(tracer, name, run)),
  });

  const eventDriven = [
    job("outbox", SECOND, (stop) => runOutbox(parts, stop)),
    job("callbacks", MINUTE, (stop) => sendCallbacks(parts, stop)),
    job("partner events", SECOND, (stop) => deliverPartnerEvents(parts, stop)),
    job("ticket notices", MINUTE, (stop) => sendTicketNotices(parts, stop)),
    ...(parts.sandboxGateway
      ? [job("sandbox webhooks", SECOND, (stop) => deliverWebhooks(parts, stop))]
      : []),
  ];
  const timed = [
    job("reservations", 5 * SECOND, (stop) => expireReservations(parts, clock(), { stop })),
    job("reconcile", 10 * SECOND, (stop) => reconcile(parts, clock(), stop)),
    job(
      "orders",
      10 * SECOND,
      async (stop) =>
        (await expireOrders(db, clock())) +
        (await closeCancelled(db, clock(), stop)) +
        (stop.aborted ? 0 : await scheduleOrders(db, clock())),
    ),
    job("consultations", 10 * SECOND, (stop) => endMissed(parts, clock(), stop)),
    job("names", 5 * MINUTE, () => remindNames(db, clock())),
    job("missed promises", 30 * SECOND, (stop) => offerRemedies(db, clock(), stop)),
    job("opening alerts", MINUTE, (stop) => sendOpeningAlerts(parts, stop)),
    job("mandates", MINUTE, (stop) => runMandates(parts, stop)),
    job("delete expired data", HOUR, (stop) => deleteExpiredData(db, clock(), stop).then(() => 0)),
    job("delete recordings", HOUR, () => deleteRecordings(db, parts.files, clock()).then(() => 0)),
    job("delete unsaved reports", HOUR, () => deleteUnsavedReports(db, parts.files, clock())),
    job("calendar", HOUR, (stop) => rollDates(parts, datedLines, clock(), stop).then(() => 0)),
    job("search words", HOUR, (stop) => refoldSearchWords(db, stop).then(() => 0)),
    job("slots", HOUR, (stop) => rollSlots(db, clock(), stop).then(() => 0)),
  ];

  return { eventDriven, timed };
}

/** Starts the background jobs. Several processes may run them: each item is processed by one of them. */
export function startJobs(parts: JobParts) {
  const jobs = backgroundJobs(parts);
  const start = (job: Job) => repeat(job, parts.log);
  const [eventDriven, timed] = [jobs.eventDriven.map(start), jobs.timed.map(start)];
  return {
    /** Runs the event-driven jobs now. */
    wake() {
      for (const job of eventDriven) job.wake();
    },
    /** Resolves when the current items are done or left to the next run; no more items are claimed. */
    async stop() {
      await Promise.all([...eventDriven, ...timed].map((job) => job.stop()));
    },
  };
}

import type { Logger } from "pino";
import type { Clock } from "../../src/clock.ts";
import type { Database } from "../../src/db/database.ts";
import { seedCatalogue } from "./seed-catalogue.ts";

const HOUR = 3_600_000;

/** Brings the next dates on sale every hour, as long as this process runs. Returns how to stop it. */
export function startRollOver({
  db,
  clock,
  log,
  production,
}: {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Whether somebody may have set prices and words of his own, which stay. */
  production: boolean;
}): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = seedCatalogue(db, clock(), { overwrite: !production }).catch((error: unknown) => {
      // The dates on sale reach weeks ahead: the next hour may mend what this one could not.
      log.error({ err: error }, "the calendar did not roll over");
    });
  }, HOUR);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

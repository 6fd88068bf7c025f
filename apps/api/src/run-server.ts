import { join } from "node:path";
import { createApp } from "./app.ts";
import { rollDates } from "./catalogue/roll-dates.ts";
import { systemClock as clock } from "./clock.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { readEnv } from "./env.ts";
import { StartupError } from "./errors/startup-error.ts";
import { drain, listen, stopSignal } from "./http/listen.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { datedLines } from "./lines/dated-lines.ts";
import { createLog } from "./log/create-log.ts";
import { seedPartners } from "./partners/seed-partners.ts";
import { createServices } from "./services.ts";
import { assertVaultFits } from "./vault/assert-vault-fits.ts";
import { loadVaultKey } from "./vault/load-vault-key.ts";
import { warningsOf } from "./warnings.ts";

/** Drawn by `pnpm build`. */
const mediaDir = join(import.meta.dirname, "../.media");
/** Short beside the minute for which browsers may keep a public answer. */
const publicMemoryMs = 5000;
/** As long as browsers may keep what is counted. */
const countMemoryMs = 60_000;
/** Longer than requests and jobs in work are waited for. */
const LAST_RESORT_MS = 20_000;

/** What fills a shop that has nothing yet. */
type Fill = (db: Database, now: Date) => Promise<unknown>;

/** Runs the API until this process is told to stop. Outside of production an empty shop is filled with `fill`. */
export async function runServer(fill: Fill): Promise<void> {
  try {
    await serve(fill);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function serve(fill: Fill) {
  const env = readEnv();
  // Heard from the first moment: who stops us while we start is obeyed as soon as we have started.
  const stopped = stopSignal();
  const log = createLog(env.logLevel);
  const { db, kind, close } = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    const key = loadVaultKey({ hex: env.dataKey, file: join(env.dataDir, "data-key") });
    const parts = { ...env, db, clock, log, mediaDir, publicMemoryMs, countMemoryMs };
    const services = createServices({ ...parts, key });
    await assertVaultFits(db, services.vault);
    await seedPartners(db, env);
    if (!env.production) await fill(db, clock());
    await rollDates({ db, log }, datedLines, clock());
    const jobs = startJobs({ ...parts, ...services });
    const app = createApp({ ...parts, ...services, wake: jobs.wake });
    const server = await listen(app.fetch, env).catch(async (error: unknown) => {
      await jobs.stop();
      throw error;
    });
    for (const warning of warningsOf(env)) log.warn(warning);
    console.log(`API ${env.apiOrigin} on ${kind}`);
    await stopped;
    // A database that does not close (PGlite waits for ever once its folder is gone) keeps nobody here.
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    // The jobs first: one of them talks to this very server.
    await jobs.stop();
    await drain(server);
  } finally {
    await close();
  }
}

import { join } from "node:path";
import { startRollOver } from "../seed/fill/roll-over.ts";
import { seedCatalogue } from "../seed/fill/seed-catalogue.ts";
import { createApp } from "./app.ts";
import { systemClock as clock } from "./clock.ts";
import { openDatabase } from "./db/database.ts";
import { readEnv } from "./env.ts";
import { StartupError } from "./errors/startup-error.ts";
import { drain, listen, stopSignal } from "./http/listen.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createLog } from "./log/create-log.ts";
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

try {
  await main();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main() {
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
    await seedCatalogue(db, clock(), { overwrite: !env.production });
    const jobs = startJobs({ ...parts, ...services });
    const app = createApp({ ...parts, ...services, wake: jobs.wake });
    const server = await listen(app.fetch, env).catch(async (error: unknown) => {
      await jobs.stop();
      throw error;
    });
    const stopRollOver = startRollOver({ db, clock, log, production: env.production });
    for (const warning of warningsOf(env)) log.warn(warning);
    console.log(`API ${env.apiOrigin} on ${kind}`);
    await stopped;
    // A database that does not close (PGlite waits for ever once its folder is gone) keeps nobody here.
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    // The jobs first: one of them talks to this very server.
    await jobs.stop();
    await Promise.all([drain(server), stopRollOver()]);
  } finally {
    await close();
  }
}

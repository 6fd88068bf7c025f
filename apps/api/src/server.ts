import { join } from "node:path";
import { pino } from "pino";
import { createApp } from "./app.ts";
import { systemClock } from "./clock.ts";
import { openDatabase } from "./db/database.ts";
import { readEnv } from "./env.ts";
import { StartupError } from "./errors/startup-error.ts";
import { drain, listen, stopSignal } from "./http/listen.ts";

/** Drawn by `pnpm build`. */
const mediaDir = join(import.meta.dirname, "../.media");

try {
  await main();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main() {
  const env = readEnv();
  const log = pino({ level: env.logLevel });
  const { db, kind, close } = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    const app = createApp({ ...env, db, clock: systemClock, log, mediaDir });
    const server = await listen(app.fetch, env);
    console.log(`API ${env.apiOrigin} on ${kind}`);
    await stopSignal();
    await drain(server);
  } finally {
    await close();
  }
}

import { pino } from "pino";
import { createApp } from "./app.ts";
import { systemClock } from "./clock.ts";
import { openDatabase } from "./db/database.ts";
import { readEnv } from "./env.ts";
import { StartupError } from "./errors/startup-error.ts";
import { drain, listen, stopSignal } from "./http/listen.ts";

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
    const app = createApp({ ...env, db, clock: systemClock, log });
    const server = await listen(app.fetch, env);
    console.log(`API ${env.apiOrigin} on ${kind}`);
    await stopSignal();
    await drain(server);
  } finally {
    await close();
  }
}

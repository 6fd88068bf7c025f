import { pino } from "pino";
import type { AppParts } from "../src/app.ts";
import { createChatSignals } from "../src/chat/chat-signals.ts";
import { systemClock as clock } from "../src/clock.ts";
import type { Database } from "../src/db/database.ts";
import { spellWords } from "../src/names/spell-words.ts";
import { createServices } from "../src/services.ts";

const UNLIMITED = 1_000_000;

/** The dependencies of the API for benchmarks: as in production, but without limits and logging. */
export function benchParts(db: Database, publicCacheMs: number, countCacheMs = 60_000): AppParts {
  const environment = {
    ...{ db, clock, log: pino({ level: "silent" }), apiOrigin: "http://127.0.0.1:4310" },
    ...{ devOutbox: true, sandboxGateway: true },
  };
  const services = createServices({
    ...environment,
    key: new Uint8Array(32),
    filesDir: "/nowhere",
    otpPerAddress: UNLIMITED,
  });
  const otpLimits = {
    ...services.otpLimits,
    perMinute: UNLIMITED,
    wrongPerMinute: { subscriber: UNLIMITED, site: UNLIMITED, region: UNLIMITED },
    attackedFrom: UNLIMITED,
    closedFrom: UNLIMITED,
  };
  return {
    ...{ ...environment, ...services, otpLimits, publicCacheMs },
    ...{ webOrigins: ["http://127.0.0.1:4300"], consoleOrigin: "http://localhost:4300" },
    ...{ trustedHops: 0, mediaDir: "/nowhere" },
    ...{
      quotesPerAddress: UNLIMITED,
      ordersPerAddress: UNLIMITED,
      goodsLimits: { cash: 1_000_000, pan: 20_000_000 },
      readsPerAddress: null,
      countCacheMs,
      spell: async (words) => spellWords(words),
      hasCalls: true,
      ice: { stunUrls: [], turnUrls: [], turnSecret: undefined },
      signals: createChatSignals({ db }),
      wake: () => {},
    },
  };
}

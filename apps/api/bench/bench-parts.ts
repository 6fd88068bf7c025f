import { pino } from "pino";
import type { AppParts } from "../src/app.ts";
import { systemClock as clock } from "../src/clock.ts";
import type { Database } from "../src/db/database.ts";
import { createServices } from "../src/services.ts";

const MANY = 1_000_000;

/** What the API is built from for measuring: as in production, but that limits are out of the way and nothing is logged. */
export function benchParts(db: Database, publicMemoryMs: number): AppParts {
  const outside = {
    ...{ db, clock, log: pino({ level: "silent" }), apiOrigin: "http://127.0.0.1:4310" },
    ...{ devOutbox: true, sandboxGateway: true },
  };
  const services = createServices({ ...outside, key: new Uint8Array(32), otpPerAddress: MANY });
  const otpLimits = { ...services.otpLimits, perMinute: MANY, wrongPerMinute: MANY, wrongPerAddress: MANY };
  return {
    ...{ ...outside, ...services, otpLimits, publicMemoryMs },
    ...{ webOrigins: ["http://127.0.0.1:4300"], trustedHops: 0, mediaDir: "/nowhere" },
    ...{
      quotesPerAddress: MANY,
      ordersPerAddress: MANY,
      readsPerAddress: null,
      countMemoryMs: 60_000,
      wake: () => {},
    },
  };
}

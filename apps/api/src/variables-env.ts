import { join } from "node:path";
import { partnerIds } from "@aradhana/core/partner";
import { isDsn } from "@aradhana/server/reports";
import * as v from "valibot";
import { mediaCallVariables } from "./media-calls/media-call-env.ts";
import { messageVariables } from "./messages/providers/message-env.ts";
import { gatewayVariables } from "./payments/gateway-env.ts";
import { storageVariables } from "./storage/storage-env.ts";

const partnerCount = Object.keys(partnerIds).length;
const root = join(import.meta.dirname, "../../..");

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
    v.description(`a whole number from ${min} to ${max}`),
  );
const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
/** Browsers have passkeys in secure contexts alone, and none for a numeric address. */
const takesPasskeys = (text: string) =>
  /^https:\/\/(?!\d+(?:\.\d+)*(?::|$)|\[)|^http:\/\/localhost(?::|$)/.test(text);
const origin = v.pipe(v.string(), v.check(isOrigin), v.description("an origin such as https://example.com"));
const databaseAddress = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//),
  v.description("an address such as postgresql://user@host/name"),
);
/** Of 32 random bytes, thirty are different. Words and patterns have far fewer. */
const isRandom = (hex: string) => new Set(hex.toLowerCase().match(/../g)).size >= 16;
const dataKey = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/i),
  v.check(isRandom),
  v.description("32 random bytes as 64 hexadecimal digits, as `openssl rand -hex 32` prints"),
);
const flag = v.pipe(v.picklist(["on", "off"]), v.description('"on" or "off"'));

/** The variables with their defaults. The descriptions are used in error messages. */
export const variables = v.object({
  NODE_ENV: v.optional(
    v.pipe(
      v.picklist(["development", "test", "production"]),
      v.description("development, test or production"),
    ),
    "development",
  ),
  API_HOST: v.optional(v.pipe(v.string(), v.description("an address to listen on")), "127.0.0.1"),
  API_PORT: v.optional(wholeNumber(1, 65_535), "4310"),
  API_ORIGIN: v.optional(origin),
  WEB_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((item) => item.trim())),
      v.array(v.pipe(v.string(), v.check(isOrigin))),
      v.description("origins such as https://example.com, with commas between"),
    ),
    "http://127.0.0.1:4300",
  ),
  CONSOLE_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isOrigin(text) && takesPasskeys(text)),
      v.description("an origin such as https://example.com, with https unless it is localhost"),
    ),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.description("a folder")), join(root, ".data")),
  PARTNER_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((item) => item.trim())),
      v.array(v.pipe(v.string(), v.check(isOrigin))),
      v.length(partnerCount),
      v.description(`the origins of our ${partnerCount} partners, with commas between`),
    ),
    "http://localhost:4320,http://localhost:4321",
  ),
  DEMO_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => (list === "off" ? [] : list.split(",").map((item) => item.trim()))),
      v.array(v.pipe(v.string(), v.check(isOrigin))),
      v.check(({ length }) => length === 0 || length === partnerCount),
      v.description(`the origins of the ${partnerCount} made-up sites, with a comma between, or "off"`),
    ),
    "off",
  ),
  PARTNER_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((item) => item.trim())),
      v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i))),
      v.length(partnerCount),
      v.description(
        `the SHA-256 of the keys of our ${partnerCount} partners in hexadecimal, with commas between`,
      ),
    ),
  ),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_DIRECT_URL: v.optional(databaseAddress),
  DATABASE_REPLICA_URL: v.optional(databaseAddress),
  MIGRATE_AT_START: v.optional(flag, "on"),
  DATA_KEY: v.optional(dataKey),
  DATA_KEYS_BEFORE: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((item) => item.trim())),
      v.array(dataKey),
      v.description("the earlier keys of DATA_KEY, newest first, with commas between"),
    ),
  ),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), "0"),
  SANDBOX_GATEWAY: v.optional(flag),
  ...gatewayVariables,
  ...messageVariables,
  ...storageVariables,
  ...mediaCallVariables,
  DEV_OUTBOX: v.optional(flag),
  STAFF_OWNER_PHONE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\+\d{1,4} \d{4,14}$/),
      v.description("a dial code and a number such as +91 9876543210"),
    ),
  ),
  OTP_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), "20"),
  QUOTES_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), "1000"),
  READS_PER_ADDRESS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:off|[1-9]\d{0,6})$/),
      v.transform((text) => (text === "off" ? null : Number(text))),
      v.description('"off" or a whole number from 1 to 9999999'),
    ),
    "3000",
  ),
  CASH_LIMIT: v.optional(wholeNumber(0, 200_000), "10000"),
  PAN_LIMIT: v.optional(wholeNumber(1, 200_000), "200000"),
  ORDERS_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), "100"),
  API_ROLE: v.optional(
    v.pipe(v.picklist(["api", "worker", "all"]), v.description("api, worker or all")),
    "all",
  ),
  METRICS: v.optional(flag, "off"),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/\S+$/),
      v.check((text) => URL.canParse(text)),
      v.description("an address such as http://localhost:4318"),
    ),
  ),
  SENTRY_DSN: v.optional(
    v.pipe(v.string(), v.check(isDsn), v.description("an address such as https://key@o0.ingest.sentry.io/0")),
  ),
  STOP_NOTICE: v.optional(wholeNumber(0, 59), "0"),
  LOG_LEVEL: v.optional(
    v.pipe(
      v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
      v.description("trace, debug, info, warn, error, fatal or silent"),
    ),
    "info",
  ),
});

/** What each invalid variable must be. */
export function describeProblems(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string[] {
  const names = new Set(issues.map((issue) => v.getDotPath(issue)?.split(".")[0] ?? ""));
  return [...names].map((name) => {
    const entry = variables.entries[name as keyof typeof variables.entries];
    return `${name} must be ${v.getDescription(entry.wrapped)}`;
  });
}

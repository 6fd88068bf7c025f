import { isIPv4, isIPv6 } from "node:net";
import { join } from "node:path";
import { createPartners, partnerIds } from "@aradhana/core/partner";
import * as v from "valibot";
import { StartupError } from "./errors/startup-error.ts";
import { givenKeys, keysForTrial, type PartnerKeys } from "./partners/partner-keys.ts";

const partnerCount = Object.keys(partnerIds).length;
const root = join(import.meta.dirname, "../../..");

const whole = (min: number, max: number) =>
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
const origin = v.pipe(v.string(), v.check(isOrigin), v.description("an origin such as https://example.com"));
const flag = v.pipe(v.picklist(["on", "off"]), v.description('"on" or "off"'));

/** Each variable with its default; the description says in an error message what was wanted. */
const variables = v.object({
  NODE_ENV: v.optional(
    v.pipe(
      v.picklist(["development", "test", "production"]),
      v.description("development, test or production"),
    ),
    "development",
  ),
  API_HOST: v.optional(v.pipe(v.string(), v.description("an address to listen on")), "127.0.0.1"),
  API_PORT: v.optional(whole(1, 65_535), "4310"),
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
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//),
      v.description("an address such as postgresql://user@host/name"),
    ),
  ),
  DATA_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i), v.description("32 bytes as 64 hexadecimal digits")),
  ),
  TRUST_PROXY: v.optional(whole(0, 10), "0"),
  SANDBOX_GATEWAY: v.optional(flag),
  DEV_OUTBOX: v.optional(flag),
  OTP_PER_ADDRESS: v.optional(whole(1, 1_000_000), "20"),
  QUOTES_PER_ADDRESS: v.optional(whole(1, 1_000_000), "1000"),
  READS_PER_ADDRESS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:off|[1-9]\d{0,6})$/),
      v.transform((text) => (text === "off" ? null : Number(text))),
      v.description('"off" or a whole number from 1 to 9999999'),
    ),
    "3000",
  ),
  ORDERS_PER_ADDRESS: v.optional(whole(1, 1_000_000), "100"),
  LOG_LEVEL: v.optional(
    v.pipe(
      v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
      v.description("trace, debug, info, warn, error, fatal or silent"),
    ),
    "info",
  ),
});

/** Reads the environment once; an error names every variable that is wrong and what it should be. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  // `NAME=` in a shell or an env file means "not set".
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = v.safeParse(variables, set);
  const problems = read.success ? [] : wrongOnes(read.issues);
  if (set.NODE_ENV === "production" && !set.DATA_KEY) {
    problems.push("DATA_KEY must be set in production: 32 bytes as 64 hexadecimal digits");
  }
  if (set.NODE_ENV === "production" && !set.PARTNER_ORIGINS) {
    problems.push(
      "PARTNER_ORIGINS must be set in production: the origins of our partners, with commas between",
    );
  }
  if (set.NODE_ENV === "production" && set.DEV_OUTBOX === "on") {
    problems.push("DEV_OUTBOX must not be on in production: it shows everybody's one-time codes");
  }
  if (!read.success || problems.length > 0) {
    throw new StartupError(`The environment is wrong: ${problems.join("; ")}.`);
  }
  const { output } = read;
  const production = output.NODE_ENV === "production";
  const { API_HOST: host, API_PORT: port, API_ORIGIN: origin = `http://${inUrl(host)}:${port}` } = output;
  // What lets anybody read one-time codes and pay with play money is for those who sit at this machine.
  const forTryingOut = !production && isLoopback(host) && isLoopback(URL.parse(origin)?.hostname ?? host);
  const trialKeys: PartnerKeys = forTryingOut ? keysForTrial() : new Map();
  return {
    production,
    host,
    port,
    /** The address under which browsers and payment gateways reach this API. */
    apiOrigin: origin,
    webOrigins: output.WEB_ORIGINS,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL,
    dataKey: output.DATA_KEY,
    /** How many proxies of our own stand before this process. */
    trustedHops: output.TRUST_PROXY,
    sandboxGateway: output.SANDBOX_GATEWAY ? output.SANDBOX_GATEWAY === "on" : forTryingOut,
    /** Whether the messages sent can be read at /dev/outbox. */
    devOutbox: output.DEV_OUTBOX ? output.DEV_OUTBOX === "on" : forTryingOut,
    /** How many one-time codes one address may ask for in an hour. */
    otpPerAddress: output.OTP_PER_ADDRESS,
    /** And how many quotes. */
    quotesPerAddress: output.QUOTES_PER_ADDRESS,
    /** How often one address may read in a minute; as often as it likes when null. */
    readsPerAddress: output.READS_PER_ADDRESS,
    partners: createPartners({
      astrology: output.PARTNER_ORIGINS[0] ?? "",
      gemstones: output.PARTNER_ORIGINS[1] ?? "",
    }),
    partnerKeys: output.PARTNER_KEYS ? givenKeys(output.PARTNER_KEYS) : trialKeys,
    /** What of the partners was set: it replaces what the database has. */
    partnersGiven: { origins: set.PARTNER_ORIGINS !== undefined, keys: output.PARTNER_KEYS !== undefined },
    /** How many unpaid orders the guests of one address may have at once. */
    ordersPerAddress: output.ORDERS_PER_ADDRESS,
    logLevel: output.LOG_LEVEL,
  };
}

/** What was asked of this process, and what follows from it. */
export type Env = ReturnType<typeof readEnv>;

/** A host as it stands in an address: of IPv6 in brackets (RFC 3986, 3.2.2). */
const inUrl = (host: string) => (isIPv6(host) ? `[${host}]` : host);

/** Whether only this machine reaches what listens there. */
const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || host === "[::1]" || (isIPv4(host) && host.startsWith("127."));

function wrongOnes(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string[] {
  const names = new Set(issues.map((issue) => v.getDotPath(issue)?.split(".")[0] ?? ""));
  return [...names].map((name) => {
    const entry = variables.entries[name as keyof typeof variables.entries];
    return `${name} must be ${v.getDescription(entry.wrapped)}`;
  });
}

import { isIPv4, isIPv6 } from "node:net";
import { join } from "node:path";
import { createPartners, partnerIds } from "@aradhana/core/partner";
import * as v from "valibot";
import { missingOfAccounts } from "./account-variables.ts";
import { StartupError } from "./errors/startup-error.ts";
import {
  messageAccountsOf,
  messageVariableGroups,
  messageVariables,
} from "./messages/providers/message-env.ts";
import { keysFromHashes, type PartnerKeys, trialKeyHashes } from "./partners/partner-keys.ts";
import { gatewayAccountsOf, gatewayVariableGroups, gatewayVariables } from "./payments/gateway-env.ts";
import { trialOwnerPhone } from "./staff/accounts/trial-owner.ts";
import { bucketOf, storageVariableGroups, storageVariables } from "./storage/storage-env.ts";

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
const origin = v.pipe(v.string(), v.check(isOrigin), v.description("an origin such as https://example.com"));
const flag = v.pipe(v.picklist(["on", "off"]), v.description('"on" or "off"'));

/** The variables with their defaults. The descriptions are used in error messages. */
const variables = v.object({
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
  TRUST_PROXY: v.optional(wholeNumber(0, 10), "0"),
  SANDBOX_GATEWAY: v.optional(flag),
  ...gatewayVariables,
  ...messageVariables,
  ...storageVariables,
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
  ORDERS_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), "100"),
  API_ROLE: v.optional(
    v.pipe(v.picklist(["api", "worker", "all"]), v.description("api, worker or all")),
    "all",
  ),
  LOG_LEVEL: v.optional(
    v.pipe(
      v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
      v.description("trace, debug, info, warn, error, fatal or silent"),
    ),
    "info",
  ),
});

/** Parses the environment. The error names every invalid variable and the expected value. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  // `NAME=` in a shell or an env file means "not set".
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = v.safeParse(variables, given);
  const problems = read.success ? [] : describeProblems(read.issues);
  if (given.NODE_ENV === "production" && !given.DATA_KEY) {
    problems.push("DATA_KEY must be set in production: 32 bytes as 64 hexadecimal digits");
  }
  if (given.NODE_ENV === "production" && !given.PARTNER_ORIGINS) {
    problems.push(
      "PARTNER_ORIGINS must be set in production: the origins of our partners, with commas between",
    );
  }
  if (given.NODE_ENV === "production" && given.DEV_OUTBOX === "on") {
    problems.push("DEV_OUTBOX must not be on in production: it shows everybody's one-time codes");
  }
  if (read.success && read.output.API_ROLE !== "all" && !read.output.DATABASE_URL) {
    problems.push("API_ROLE must be all without a DATABASE_URL: one process opens the embedded database");
  }
  if (read.success) {
    problems.push(
      ...missingOfAccounts(
        [...gatewayVariableGroups, ...messageVariableGroups, ...storageVariableGroups],
        read.output,
      ),
    );
  }
  if (!read.success || problems.length > 0) {
    throw new StartupError(`The environment is wrong: ${problems.join("; ")}.`);
  }
  const { output } = read;
  const production = output.NODE_ENV === "production";
  const { API_HOST: host, API_PORT: port, API_ORIGIN: origin = `http://${hostInUrl(host)}:${port}` } = output;
  // The outbox and the sandbox gateway are on by default only if no other machine can reach the API.
  const isLocal = !production && isLoopback(host) && isLoopback(URL.parse(origin)?.hostname ?? host);
  const trialKeys: PartnerKeys = isLocal ? trialKeyHashes() : new Map();
  const demoOrigins = production ? [] : output.DEMO_ORIGINS;
  const [astrology = "", gemstones = ""] = given.PARTNER_ORIGINS
    ? output.PARTNER_ORIGINS
    : [...demoOrigins, ...output.PARTNER_ORIGINS];
  return {
    production,
    host,
    port,
    /** The address under which browsers and payment gateways reach this API. */
    apiOrigin: origin,
    webOrigins: output.WEB_ORIGINS,
    dataDir: output.DATA_DIR,
    /** Where uploaded files are; in a bucket if there is one. */
    filesDir: output.FILES_DIR ?? join(output.DATA_DIR, "files"),
    bucket: bucketOf(output),
    databaseUrl: output.DATABASE_URL,
    dataKey: output.DATA_KEY,
    /** The number of our own proxies in front of this process. */
    trustedHops: output.TRUST_PROXY,
    sandboxGateway: output.SANDBOX_GATEWAY ? output.SANDBOX_GATEWAY === "on" : isLocal,
    gatewayAccounts: gatewayAccountsOf(output),
    messageAccounts: messageAccountsOf(output),
    /** Whether sent messages can be read at /dev/outbox. */
    devOutbox: output.DEV_OUTBOX ? output.DEV_OUTBOX === "on" : isLocal,
    /** The number of the first owner among the staff. */
    staffOwnerPhone: output.STAFF_OWNER_PHONE ?? (isLocal ? trialOwnerPhone : undefined),
    /** One-time codes that one address may request per hour. */
    otpPerAddress: output.OTP_PER_ADDRESS,
    /** Quotes that one address may request per hour. */
    quotesPerAddress: output.QUOTES_PER_ADDRESS,
    /** Reads per minute of one address; null if unlimited. */
    readsPerAddress: output.READS_PER_ADDRESS,
    partners: createPartners({ astrology, gemstones }),
    /** Where the demo sites of the two partners are served. */
    demoOrigins,
    /** Whether developers of pages can use the trial partner. */
    hasTrialPartner: isLocal,
    /** Whether the sample astrologers have accounts with which anybody can hold their sessions. */
    hasTrialAstrologers: isLocal,
    partnerKeys: output.PARTNER_KEYS ? keysFromHashes(output.PARTNER_KEYS) : trialKeys,
    /** Which partner settings are set; these replace the values in the database. */
    partnerOverrides: {
      origins: given.PARTNER_ORIGINS !== undefined,
      keys: output.PARTNER_KEYS !== undefined,
    },
    /** Unpaid orders that the guests of one address may have at a time. */
    ordersPerAddress: output.ORDERS_PER_ADDRESS,
    /** Whether this process answers requests, runs the background jobs, or both. */
    role: output.API_ROLE,
    logLevel: output.LOG_LEVEL,
  };
}

/** The configuration of this process. */
export type Env = ReturnType<typeof readEnv>;

/** A host for use in a URL: IPv6 addresses need brackets (RFC 3986, 3.2.2). */
const hostInUrl = (host: string) => (isIPv6(host) ? `[${host}]` : host);

/** Whether a host is reachable only from this machine. */
const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || host === "[::1]" || (isIPv4(host) && host.startsWith("127."));

function describeProblems(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string[] {
  const names = new Set(issues.map((issue) => v.getDotPath(issue)?.split(".")[0] ?? ""));
  return [...names].map((name) => {
    const entry = variables.entries[name as keyof typeof variables.entries];
    return `${name} must be ${v.getDescription(entry.wrapped)}`;
  });
}

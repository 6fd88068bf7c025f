import { isIPv4, isIPv6 } from "node:net";
import { join } from "node:path";
import { createPartners } from "@aradhana/core/partner";
import { consoleOrigin } from "@aradhana/core/staff";
import * as v from "valibot";
import { missingOfAccounts } from "./account-variables.ts";
import { StartupError } from "./errors/startup-error.ts";
import { mediaCallsOf, mediaCallVariableGroups } from "./media-calls/media-call-env.ts";
import { messageAccountsOf, messageVariableGroups } from "./messages/providers/message-env.ts";
import { keysFromHashes, type PartnerKeys, trialKeyHashes } from "./partners/partner-keys.ts";
import { gatewayAccountsOf, gatewayVariableGroups } from "./payments/gateway-env.ts";
import { trialOwnerPhone } from "./staff/accounts/trial-owner.ts";
import { bucketOf, storageVariableGroups } from "./storage/storage-env.ts";
import { describeProblems, variables } from "./variables-env.ts";

/** Parses the environment. The error names every invalid variable and the expected value. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  // `NAME=` in a shell or an env file means "not set".
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = v.safeParse(variables, given);
  const problems = read.success ? [] : describeProblems(read.issues);
  if (given.NODE_ENV === "production" && !given.DATA_KEY) {
    problems.push("DATA_KEY must be set in production: 32 random bytes as 64 hexadecimal digits");
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
        [
          ...gatewayVariableGroups,
          ...messageVariableGroups,
          ...storageVariableGroups,
          ...mediaCallVariableGroups,
        ],
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
    consoleOrigin: output.CONSOLE_ORIGIN ?? consoleOrigin(output.WEB_ORIGINS[0] ?? origin),
    dataDir: output.DATA_DIR,
    /** Where uploaded files are; in a bucket if there is one. */
    filesDir: output.FILES_DIR ?? join(output.DATA_DIR, "files"),
    bucket: bucketOf(output),
    database: {
      url: output.DATABASE_URL,
      directUrl: output.DATABASE_DIRECT_URL,
      replicaUrl: output.DATABASE_REPLICA_URL,
      migrates: output.MIGRATE_AT_START === "on",
      dataDir: output.DATA_DIR,
    },
    dataKey: output.DATA_KEY,
    /** Keys that still open what was sealed with them, newest first. */
    dataKeysBefore: output.DATA_KEYS_BEFORE ?? [],
    /** The number of our own proxies in front of this process. */
    trustedHops: output.TRUST_PROXY,
    sandboxGateway: output.SANDBOX_GATEWAY ? output.SANDBOX_GATEWAY === "on" : isLocal,
    gatewayAccounts: gatewayAccountsOf(output),
    messageAccounts: messageAccountsOf(output),
    /** Whether voice and video calls are offered, and the servers for them. */
    ...mediaCallsOf(output, { isLocal }),
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
    /** Whether the servers of partners may run on this machine, as those of developers do. */
    hasLocalPartners: isLocal,
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
    /** In paise. */
    goodsLimits: { cash: output.CASH_LIMIT * 100, pan: output.PAN_LIMIT * 100 },
    /** Whether this process answers requests, runs the background jobs, or both. */
    role: output.API_ROLE,
    /** Where errors are reported; undefined if nowhere. */
    sentryDsn: output.SENTRY_DSN,
    /** Where traces are sent; undefined if nothing is traced. */
    traceCollector: output.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Whether /metrics counts requests for Prometheus. */
    metrics: output.METRICS === "on",
    /** How long this process still takes requests after a stop signal. */
    stopNoticeMs: output.STOP_NOTICE * 1000,
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

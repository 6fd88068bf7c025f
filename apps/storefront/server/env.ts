import { createPartners, partnerIds } from "@aradhana/core/partner";
import { isDsn } from "@aradhana/server/reports";
import * as v from "valibot";

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65535),
);
const origin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
    "must be an address like http://127.0.0.1:4310",
  ),
  v.transform((address) => new URL(address).origin),
);
/** The address of a service: its origin goes into a header, its query may contain a key. */
const service = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?(\?\S*)?$/.test(text) && URL.canParse(text),
    "must be an address like https://geo.example/locate?key=k",
  ),
);
/** Only scheme, host and port: they go into a header unescaped, where `;` or `*` would have a meaning. */
const isOrigin = (text: string) =>
  /^https?:\/\/[\w.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const partnerCount = Object.keys(partnerIds).length;

const schema = v.object({
  NODE_ENV: v.optional(v.picklist(["development", "production", "test"]), "development"),
  WEB_HOST: v.optional(v.string(), "127.0.0.1"),
  WEB_PORT: v.optional(port, "4300"),
  /** Where this server finds the API. */
  API_URL: v.optional(origin, "http://127.0.0.1:4310"),
  /** This shop's address as visitors see it, for canonical links. Default: host and port. */
  WEB_ORIGIN: v.optional(origin),
  /** Number of trusted proxies before this server; without any, their headers about the visitor are ignored. */
  TRUST_PROXY: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, "must be a whole number from 0 to 9"), v.transform(Number)),
    "0",
  ),
  /** Whose pages may frame the widgets, in the order of the registry, with commas between. */
  PARTNER_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((item) => item.trim())),
      v.array(v.pipe(v.string(), v.check(isOrigin, "must be an origin like https://partner.example"))),
      v.length(partnerCount, `must be the origins of our ${partnerCount} partners, with commas between`),
    ),
    "http://localhost:4320,http://localhost:4321",
  ),
  /** A collector of traces; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(service),
  /** Where browsers and this server report errors. */
  SENTRY_DSN: v.optional(
    v.pipe(v.string(), v.check(isDsn, "must be a DSN like https://key@o0.ingest.sentry.io/0")),
  ),
  /** The project of Microsoft Clarity that records visits. */
  CLARITY_PROJECT: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/, "must be a project's id, like abcdefghij")),
  ),
  /** Services that locate a visitor and find the country of a location. Default: our API. */
  GEOLOCATION_URL: v.optional(service),
  GEOCODING_URL: v.optional(service),
  /** Seconds for which this server still takes requests after a stop signal. */
  STOP_NOTICE: v.optional(
    v.pipe(v.string(), v.regex(/^[1-5]?\d$/, "must be a whole number from 0 to 59"), v.transform(Number)),
    "0",
  ),
  /** A folder that all releases share: files of earlier builds are served from it for a week. */
  ASSET_ARCHIVE: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(["silent", "error", "warn", "info", "debug"]), "info"),
});

export type Env = ReturnType<typeof readEnv>;

/** Whether a shop at this address is tried out on its own machine, as `start` does with the production build. */
const isTrial = (address: string | undefined) =>
  !address || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);

/** The environment, checked once; an error names every variable that is wrong. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  // `NAME=` in a shell or an env file means "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(schema, set);
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw new Error(`Wrong environment: ${wrong.join("; ")}.`);
  }
  const { PARTNER_ORIGINS, ...env } = parsed.output;
  if (env.NODE_ENV === "production" && !isTrial(env.WEB_ORIGIN) && !set.PARTNER_ORIGINS) {
    throw new Error(
      "Wrong environment: PARTNER_ORIGINS must be set in production: the origins of our partners.",
    );
  }
  const [astrology = "", gemstones = ""] = PARTNER_ORIGINS;
  return { ...env, partners: createPartners({ astrology, gemstones }) };
}

import { type PartnerName, partnerIds } from "@aradhana/core/partner";
import * as v from "valibot";

const names = Object.keys(partnerIds) as PartnerName[];

const origin = v.pipe(
  v.string(),
  v.url("must be an address like http://127.0.0.1:4300"),
  v.transform((address) => new URL(address).origin),
);
/** Origins of this machine: no others are served from here. */
const isOwn = (text: string) =>
  /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/.test(text) && URL.canParse(text);
const list = <Item extends v.GenericSchema<string>>(item: Item, what: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(",").map((one) => one.trim())),
    v.array(item),
    v.length(names.length, `must be the ${what} of our ${names.length} partners, with commas between`),
  );

const schema = v.object({
  /** The shop as browsers meet it: where the loader and the widgets come from. */
  WEB_ORIGIN: v.optional(origin, "http://127.0.0.1:4300"),
  /** Where the partners' own servers request the state of an order. */
  API_URL: v.optional(origin, "http://127.0.0.1:4310"),
  DEMO_ORIGINS: v.optional(
    list(v.pipe(v.string(), v.check(isOwn, "must be addresses like http://localhost:4320")), "origins"),
    "http://localhost:4320,http://localhost:4321",
  ),
  /** The keys themselves, which only a partner has; without a word those of the sample shop. */
  PARTNER_DEMO_KEYS: v.optional(
    list(v.pipe(v.string(), v.minLength(1, "must not be empty")), "keys"),
    "trial-key-of-the-astrology-site,trial-key-of-the-gemstone-shop",
  ),
});

/** The environment, checked once; an error names every variable that is wrong. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  // `NAME=` in a shell or an env file means "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(schema, set);
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)?.split(".")[0]} ${issue.message}`);
    throw new Error(`Wrong environment: ${wrong.join("; ")}.`);
  }
  const { WEB_ORIGIN: shop, API_URL: apiUrl, DEMO_ORIGINS: origins, PARTNER_DEMO_KEYS: keys } = parsed.output;
  return {
    shop,
    apiUrl,
    /** Each partner, where it is served, and its key. */
    partners: names.map((name, nth) => ({ name, origin: origins[nth] ?? "", key: keys[nth] ?? "" })),
  };
}

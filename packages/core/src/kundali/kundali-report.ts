import * as v from "valibot";
import { birthDetails } from "../birth/birth-details.ts";
import { count, instant, language, orderId } from "../contract/primitives.ts";

const secret = v.optional(v.pipe(v.string(), v.maxLength(64)));

export const kundaliQuery = v.object({
  order_id: orderId,
  t: secret,
  /** Of a link that the owner shared: `until.version.key`. */
  s: v.optional(v.pipe(v.string(), v.maxLength(80))),
  /** Of the owner: an earlier version. @default the latest */
  version: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number))),
  lang: v.optional(language, "en"),
});

/** `POST /api/v1/kundali/regenerate`: gives missing details, or corrects them; the report gets a new version. */
export const regenerateRequest = v.object({ order_id: orderId, t: secret, birth: birthDetails });
export type RegenerateRequest = v.InferInput<typeof regenerateRequest>;

/** `POST /api/v1/kundali/share` and `/deleteData` */
export const ownReportRequest = v.object({ order_id: orderId, t: secret });

/** The `s` of the address under which anybody can read the report until it expires. */
export const sharedReport = v.object({ s: v.string(), expires_at: instant });

/** Where a report can be downloaded for some minutes. */
export const reportPdf = v.object({ pdf_url: v.string() });

const fact = v.object({ label: v.string(), value: v.string() });
const rashi = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const verdict = v.picklist(["present", "partly", "notPresent"]);
export type DoshaVerdict = v.InferOutput<typeof verdict>;

/** A chart as all three styles draw it: twelve houses from the first one. */
export const kundaliChart = v.object({
  key: v.picklist(["D1", "D9", "moon"]),
  title: v.string(),
  /** How its first house is called: lagna, or the Moon. */
  first: v.string(),
  houses: v.array(
    v.object({
      number: count,
      rashi,
      rashi_name: v.string(),
      /** The graha that owns the rashi; missing in the first reports. */
      lord: v.optional(v.string()),
      /** `short` stands in the drawing, with a mark if it is retrograde. */
      grahas: v.array(v.object({ short: v.string(), name: v.string() })),
    }),
  ),
});
export type KundaliChart = v.InferOutput<typeof kundaliChart>;

const period = { name: v.string(), from: v.string(), to: v.string(), is_now: v.boolean() };
const pratyantar = v.object(period);
const antardasha = v.object({ ...period, parts: v.array(pratyantar) });

/** The sections of a report, in the language of the request. A birth without a time has fewer. */
export const kundaliContent = v.object({
  version: count,
  made_at: instant,
  name: v.string(),
  /** The headings of the sections. */
  titles: v.object({
    ...{ report: v.string(), basis: v.string(), facts: v.string(), charts: v.string(), planets: v.string() },
    ...{ dashas: v.string(), doshas: v.string(), yogas: v.string(), readings: v.string() },
    ...{ remedies: v.string(), gems: v.string(), numerology: v.string(), glossary: v.string() },
    ...{
      house: v.string(),
      rashi: v.string(),
      lord: v.optional(v.string()),
      grahas: v.string(),
      now: v.string(),
      period: v.string(),
    },
    ...{ rule: v.string(), cancellations: v.string(), notWith: v.string(), tradition: v.string() },
  }),
  /** Birth, place and offset, and how it was computed. */
  basis: v.array(fact),
  /** What a reader should know of the time or the place. */
  notes: v.array(v.string()),
  facts: v.array(fact),
  charts: v.array(kundaliChart),
  planets: v.object({ columns: v.array(v.string()), rows: v.array(v.array(v.string())) }),
  dashas: v.array(v.object({ ...period, parts: v.array(antardasha) })),
  doshas: v.array(
    v.object({
      title: v.string(),
      verdict,
      verdict_text: v.string(),
      rule: v.string(),
      details: v.array(v.string()),
      cancellations: v.array(v.string()),
    }),
  ),
  yogas: v.array(v.object({ title: v.string(), text: v.string() })),
  readings: v.array(v.object({ title: v.string(), text: v.string() })),
  /** Free ones first. */
  remedies: v.array(
    v.object({
      kind: v.picklist(["free", "paid"]),
      kind_text: v.string(),
      title: v.string(),
      text: v.string(),
    }),
  ),
  gems: v.array(
    v.object({
      stone: v.string(),
      verdict: v.picklist(["wear", "period", "avoid"]),
      verdict_text: v.string(),
      why: v.array(v.string()),
      not_with: v.string(),
    }),
  ),
  numerology: v.array(fact),
  glossary: v.array(v.object({ term: v.string(), text: v.string() })),
});
export type KundaliContent = v.InferOutput<typeof kundaliContent>;

/** `GET /api/v1/kundali/getReport` */
export const kundaliReport = v.object({
  order_id: orderId,
  number: v.string(),
  state: v.picklist(["unpaid", "confirming", "needs_info", "generating", "ready", "failed", "deleted"]),
  due_at: instant,
  /** Whether the reader owns it, and may correct, share and delete it. */
  is_own: v.boolean(),
  /** Whether there is something that the reader can delete now; of an order that was cancelled too. */
  can_delete: v.optional(v.boolean(), false),
  /** The details that it is made of, for the owner alone; null while they are missing. */
  birth: v.nullable(birthDetails),
  /** Every version for the owner, the latest first; none for a shared link, which opens the one that was shared. */
  versions: v.array(v.object({ version: count, made_at: instant })),
  content: v.nullable(kundaliContent),
});
export type KundaliReport = v.InferOutput<typeof kundaliReport>;

/** `GET /noauth-api/v1/kundali/sample`: of an invented birth. */
export const sampleKundali = v.object({ content: kundaliContent });

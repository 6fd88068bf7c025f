import { type BirthDetails, birthDetails } from "@aradhana/core/birth";
import type { Language } from "@aradhana/core/contract";
import { type KundaliContent, type KundaliReport, kundaliContent } from "@aradhana/core/kundali";
import type { PaymentStage } from "@aradhana/core/payment";
import { grahas } from "@aradhana/jyotish/sky";
import * as v from "valibot";
import type { StoredOrder } from "../../orders/orders.queries.ts";
import { canDelete } from "../delete-report.ts";
import { reportStateOf } from "../report-state.ts";
import { buildKundali, lordsOfDashas } from "./build-kundali.ts";
import { doshaTexts } from "./dosha-texts.ts";
import { asOf } from "./report-labels.ts";
import { dayText } from "./say.ts";
import { remediesSection } from "./sections-of-advice.ts";
import { sadeSatiSection } from "./sections-of-dosha.ts";
import { skyOfBirth } from "./sky-of-birth.ts";

const moment = v.pipe(v.string(), v.toDate());
/** What the sections that depend on the day of reading are made of. */
const movingParts = v.object({
  /** Seconds ahead of UTC at the birth. */
  offset: v.number(),
  saturn: v.array(
    v.object({
      phase: v.picklist(["rising", "peak", "setting", "ardhashtama", "ashtama"]),
      ...{ start: moment, end: moment },
    }),
  ),
  /** Of the mahadashas, in their order. */
  lords: v.array(v.picklist(grahas)),
});

/** A report as it is stored: whole, in both languages. The first ones have no moving parts. */
const storedKundali = v.object({
  ...{ en: kundaliContent, hi: kundaliContent },
  moving: v.optional(movingParts),
});

/** Makes a report of the details of a birth. */
export function makeKundali(
  details: unknown,
  made: { version: number; at: Date; hasPratyantar: boolean },
): v.InferInput<typeof storedKundali> {
  const birth: BirthDetails = v.parse(birthDetails, details);
  const sky = skyOfBirth(birth);
  return {
    ...{ en: buildKundali({ birth, sky, ...made }, "en"), hi: buildKundali({ birth, sky, ...made }, "hi") },
    moving: {
      offset: sky.reading.offset,
      saturn: sky.saturn.map(({ phase, start, end }) => ({
        ...{ phase, start: start.toISOString(), end: end.toISOString() },
      })),
      lords: lordsOfDashas(sky),
    },
  };
}

interface Read {
  order: StoredOrder;
  stage: PaymentStage;
  /** The details that it is made of, for the owner; null if there are none. */
  birth: unknown;
  versions: readonly { version: number; createdAt: Date }[];
  /** As it is stored; undefined if there is none. */
  stored: unknown;
  isOwn: boolean;
  language: Language;
  now: Date;
}

/** The report of an order as its readers see it. */
export function kundaliReportView({
  order,
  stage,
  birth,
  versions,
  stored,
  isOwn,
  language,
  now,
}: Read): KundaliReport {
  const { state: stateOfOrder } = order.fulfilment;
  const state =
    reportStateOf({ state: stateOfOrder, stage, hasReport: stored !== undefined }) ??
    (stateOfOrder === "details_due" ? "needs_info" : "generating");
  return {
    ...{ order_id: order.id, number: order.number, state, is_own: isOwn },
    can_delete: isOwn && canDelete(order, versions.length > 0),
    birth: birth === null ? null : v.parse(birthDetails, birth),
    versions: versions.map(({ version, createdAt }) => ({ version, made_at: createdAt.toISOString() })),
    due_at: order.fulfilment.endsAt.toISOString(),
    content: state === "ready" ? contentOf(stored, language, now) : null,
  };
}

/** The sections in one language as of today: days written out, the present dasha marked, what it changes computed. */
export function contentOf(stored: unknown, language: Language, now: Date): KundaliContent {
  const { moving, [language]: content } = v.parse(storedKundali, stored);
  const today = now.toISOString().slice(0, 10);
  const isNow = ({ from, to }: { from: string; to: string }) => from <= today && today < to;
  const shown = <Period extends { from: string; to: string }>(period: Period) => ({
    ...period,
    ...{ from: dayText(period.from, language), to: dayText(period.to, language) },
    is_now: isNow(period),
  });
  return {
    ...content,
    ...(moving ? sectionsOfToday(moving) : {}),
    // A report without them says of which day its verdicts are.
    notes: moving
      ? content.notes
      : [...content.notes, asOf(dayText(content.made_at.slice(0, 10), language))[language]],
    dashas: content.dashas.map((maha) => ({
      ...shown(maha),
      parts: maha.parts.map((antar) => ({ ...shown(antar), parts: antar.parts.map(shown) })),
    })),
  };

  function sectionsOfToday({ offset, saturn, lords }: v.InferOutput<typeof movingParts>) {
    const isSadeSati = ({ title }: { title: string }) => title === doshaTexts.sadeSati.title[language];
    const index = content.dashas.findIndex(isNow);
    const [lord, maha] = [lords[index], content.dashas[index]];
    return {
      doshas: content.doshas.map((dosha) =>
        isSadeSati(dosha) ? sadeSatiSection({ saturn, at: now, offset }, language) : dosha,
      ),
      remedies: lord && maha ? remediesSection({ lord, until: maha.to }, language) : [],
    };
  }
}

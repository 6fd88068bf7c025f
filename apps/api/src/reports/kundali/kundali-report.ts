import { type BirthDetails, birthDetails } from "@aradhana/core/birth";
import type { Language, OrderState } from "@aradhana/core/contract";
import { type KundaliContent, type KundaliReport, kundaliContent } from "@aradhana/core/kundali";
import { isUnclear, isUnpaid, type PaymentStage } from "@aradhana/core/payment";
import * as v from "valibot";
import type { StoredOrder } from "../../orders/orders.queries.ts";
import { canDelete } from "../delete-report.ts";
import { buildKundali } from "./build-kundali.ts";
import { dayText } from "./say.ts";
import { skyOfBirth } from "./sky-of-birth.ts";

/** A report as it is stored: whole, in both languages. */
const storedKundali = v.object({ en: kundaliContent, hi: kundaliContent });

/** Makes a report of the details of a birth. */
export function makeKundali(
  details: unknown,
  made: { version: number; at: Date; hasPratyantar: boolean },
): v.InferOutput<typeof storedKundali> {
  const birth: BirthDetails = v.parse(birthDetails, details);
  const sky = skyOfBirth(birth);
  return { en: buildKundali({ birth, sky, ...made }, "en"), hi: buildKundali({ birth, sky, ...made }, "hi") };
}

function stateOf(state: OrderState, stage: PaymentStage, hasReport: boolean): KundaliReport["state"] {
  if (isUnclear(stage)) return "confirming";
  if (isUnpaid(state)) return "unpaid";
  if (state === "cancelled" || state === "expired") return "failed";
  if (state === "details_due") return "needs_info";
  if (state === "ready") return hasReport ? "ready" : "deleted";
  return "generating";
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
  const state = stateOf(order.fulfilment.state, stage, stored !== undefined);
  return {
    ...{ order_id: order.id, number: order.number, state, is_own: isOwn },
    can_delete: isOwn && canDelete(order, versions.length > 0),
    birth: birth === null ? null : v.parse(birthDetails, birth),
    versions: versions.map(({ version, createdAt }) => ({ version, made_at: createdAt.toISOString() })),
    due_at: order.fulfilment.endsAt.toISOString(),
    content: state === "ready" ? contentOf(stored, language, now) : null,
  };
}

/** The sections in one language, with the days written out and the present dasha marked. */
export function contentOf(stored: unknown, language: Language, now: Date): KundaliContent {
  const content = v.parse(storedKundali, stored)[language];
  const today = now.toISOString().slice(0, 10);
  const shown = <Period extends { from: string; to: string }>(period: Period) => ({
    ...period,
    ...{ from: dayText(period.from, language), to: dayText(period.to, language) },
    is_now: period.from <= today && today < period.to,
  });
  return {
    ...content,
    dashas: content.dashas.map((maha) => ({
      ...shown(maha),
      parts: maha.parts.map((antar) => ({ ...shown(antar), parts: antar.parts.map(shown) })),
    })),
  };
}

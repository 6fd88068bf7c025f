import { sankalpRequest } from "@aradhana/core/contract";
import { type AnyPhoneCheck, checkPhone, type PhoneCheckOptions } from "@aradhana/core/phone";
import * as v from "valibot";
import { requestOf, type SankalpDraft } from "./sankalp-draft.ts";

type PhoneReason = Extract<AnyPhoneCheck, { ok: false }>["reason"];

/** Codes by field, named as the contract names them: `devotees.0.name`. */
export interface SankalpErrors {
  fields: Readonly<Record<string, string>>;
  video?: PhoneReason;
  call?: PhoneReason;
}

export const noErrors: SankalpErrors = { fields: {} };
export const hasErrors = ({ fields, video, call }: SankalpErrors) =>
  Object.keys(fields).length > 0 || video !== undefined || call !== undefined;

const isWhole = ({ day, month, year }: NonNullable<SankalpDraft["devotees"][number]["dobParts"]>) =>
  Boolean(day && month && year);

/** Holds a draft against the contract, as the server will. */
export async function checkSankalp(
  orderId: string,
  draft: SankalpDraft,
  options: PhoneCheckOptions = {},
): Promise<SankalpErrors> {
  const fields: Record<string, string> = {};
  const parsed = v.safeParse(sankalpRequest, requestOf(orderId, draft, "en"));
  for (const issue of parsed.issues ?? []) {
    const path = v.getDotPath(issue) ?? "";
    fields[path] ??= issue.message;
  }
  for (const [index, { gotra, gotra_unknown, dobParts }] of draft.devotees.entries()) {
    if (!gotra.trim() && !gotra_unknown) fields[`devotees.${index}.gotra`] = "required";
    if (dobParts) fields[`devotees.${index}.dob`] = isWhole(dobParts) ? "no_such_day" : "not_whole";
  }
  const [video, call] = await Promise.all(
    [draft.video_phone, draft.call_phone].map((phone) => reasonOf(phone, options)),
  );
  return { fields, ...(video && { video }), ...(call && { call }) };
}

async function reasonOf(
  phone: SankalpDraft["video_phone"],
  options: PhoneCheckOptions,
): Promise<PhoneReason | undefined> {
  if (!phone.number.trim()) return undefined;
  const check = await checkPhone(phone, options);
  return check.ok ? undefined : check.reason;
}

import { findPartner, type Partner, speaksFor } from "./partners.ts";

const NAME = "partner_id_set";

/** What of a `MessageEvent` counts. */
export interface Message {
  source: unknown;
  origin: string;
  data: unknown;
}

/** The part of a window that shows whether it is a frame. */
export interface Frame {
  self: unknown;
  parent: unknown;
}

/** Partner mode applies only inside a frame. */
export function isFramed({ self, parent }: Frame): boolean {
  return self !== parent;
}

/**
 * The partner that a message sets. It counts only from the window around us, and from an origin
 * registered for that very partner (ruling D8); any other message is ignored.
 */
export function partnerSetBy(
  { source, origin, data }: Message,
  frame: Frame,
  partners: readonly Partner[],
): Partner | undefined {
  if (!isFramed(frame) || source !== frame.parent) return undefined;
  const partner = findPartner(partners, partnerIdIn(data));
  return partner && speaksFor(partner, origin) ? partner : undefined;
}

/** The partner id in a message (ruling D19): named under `event`, `type` or `name`; the id at the top level or in `data`. */
export function partnerIdIn(data: unknown): unknown {
  if (!isRecord(data) || ![data.event, data.type, data.name].includes(NAME)) return undefined;
  return data.partner_id ?? (isRecord(data.data) ? data.data.partner_id : undefined);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

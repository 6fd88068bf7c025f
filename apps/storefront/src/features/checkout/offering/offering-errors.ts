import { type ContactErrors, checkContact, checkDevotees } from "@aradhana/core/checkout";
import type { Log } from "@aradhana/core/logging";
import type { OfferingDraft } from "./offering-draft.ts";

/** What is wrong with a filled-in chadhaava; an empty record where nothing is. */
export interface OfferingErrors extends ContactErrors {
  items?: true;
  /** The keys of devotees whose name or gotra cannot be read out. */
  names?: number[];
  gotras?: number[];
  consent?: true;
}

interface Options {
  needsAddress: boolean;
  /** Whether somebody is signed in, whose number we know. */
  phoneIsKnown: boolean;
  agreed: boolean;
  log?: Log | undefined;
}

/** Checks what was filled in by the rules of the contract, before the server does. */
export async function checkOffering(
  { items, devotees, phone, address }: OfferingDraft,
  { agreed, ...options }: Options,
): Promise<OfferingErrors> {
  return {
    ...(Object.keys(items).length === 0 && { items: true }),
    ...checkDevotees(devotees, Number.POSITIVE_INFINITY),
    ...(await checkContact({ phone, address }, options)),
    ...(!agreed && { consent: true }),
  };
}

import { type ContactErrors, checkContact, checkDevotees } from "@aradhana/core/checkout";
import type { BookingDraft } from "./booking-draft.ts";

/** What is wrong with what was filled in; an empty record where nothing is. */
export interface BookingErrors extends ContactErrors {
  /** The keys of the rows whose name cannot be read out, or that are too many. */
  names?: readonly number[];
  /** The keys of those whose gotra cannot. */
  gotras?: readonly number[];
  consent?: true;
}

interface Rules {
  needsAddress: boolean;
  /** For how many people names can be given. */
  nameLimit: number;
}

/** Checks a booking by the contract's rules, before the server does. */
export async function checkBooking(
  { devotees, phone, address, consent }: BookingDraft,
  { needsAddress, nameLimit }: Rules,
): Promise<BookingErrors> {
  return {
    ...checkDevotees(devotees, nameLimit),
    ...(await checkContact({ phone, address }, { needsAddress })),
    ...(!consent && { consent: true }),
  };
}

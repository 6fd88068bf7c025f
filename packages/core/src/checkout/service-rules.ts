import { type BirthErrors, checkBirth, emptyBirth } from "../birth/birth-draft.ts";
import { checkName, emptyName, type NameErrors } from "../name-correction/name-draft.ts";
import type { PhoneCheckOptions } from "../phone/index.ts";
import type { BookingErrors } from "./booking-rules.ts";
import { checkContact, contactOf, withInvoice } from "./contact-rules.ts";
import type { Draft } from "./draft.ts";

/** The errors of the order of a service; empty if it is valid. */
export type ServiceErrors = BookingErrors & BirthErrors & NameErrors;

interface Options extends PhoneCheckOptions {
  /** A signed-in buyer's number is known and not checked. */
  phoneIsKnown?: boolean;
  /** Whether the buyer agrees to the terms. */
  agreed: boolean;
  /** The visitor's day, 2026-11-28. */
  today: string;
  /** Whether an address is needed, for the invoice. @default false */
  needsInvoiceAddress?: boolean;
  /** Of a birth: whether its time has two offsets. @default false */
  isAmbiguous?: boolean;
}

type CheckDetails = (
  draft: Pick<Draft, "birth" | "correction">,
  options: { today: string; isAmbiguous: boolean },
) => BirthErrors & NameErrors;

/** What each service asks for; the others ask for nothing but the contact. */
const details: Partial<Record<Draft["type"], CheckDetails>> = {
  kundali: ({ birth = emptyBirth }, options) => checkBirth(birth, options),
  name_correction: ({ correction = emptyName }, { today }) => checkName(correction, today),
};

/** Checks the order of a service by the rules of the contract, before the server does. */
export async function checkService(
  draft: Pick<Draft, "type" | "birth" | "correction" | "phone" | "address" | "business"> &
    Partial<Pick<Draft, "name">>,
  { agreed, today, isAmbiguous = false, ...options }: Options,
): Promise<ServiceErrors> {
  return {
    ...details[draft.type]?.(draft, { today, isAmbiguous }),
    ...(await checkContact(contactOf(draft, options), withInvoice({ ...options, needsAddress: false }))),
    ...(!agreed && { consent: true }),
  };
}

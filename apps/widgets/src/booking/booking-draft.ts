import { type AddressDraft, emptyAddress, type NamedDevotee } from "@aradhana/core/checkout";
import type { Phone } from "@aradhana/core/contract";
import { type CountryCode, dialCodeOf } from "@aradhana/core/country";
import { currencyOf } from "@aradhana/core/currency";
import { readTypedNumber } from "@aradhana/core/phone";

/** A booking that is being filled in. */
export interface BookingDraft {
  /** How often each add-on or offering is chosen; those that are not, are missing. */
  items: Readonly<Record<string, number>>;
  /** Voluntary, in minor units. */
  dakshina: number;
  devotees: readonly NamedDevotee[];
  phone: Phone;
  /** Whether prasad is to be sent, where that is a choice. */
  prasad: boolean;
  address: AddressDraft;
  consent: boolean;
}

/** A booking whose buyer has agreed to the terms: no other is ordered. */
export type AgreedDraft = BookingDraft & { consent: true };

/** What the page around knows of its visitor. */
interface Given {
  name?: string;
  phone?: string;
}

/** A booking that nobody has filled in yet. Nothing is chosen for anybody. */
export function newDraft(country: CountryCode, known: Phone | undefined, given: Given): BookingDraft {
  const draft = {
    items: {},
    dakshina: 0,
    devotees: [{ key: 0, name: "", gotra: "" }],
    phone: known ?? { dial_code: dialCodeOf(country), number: "" },
    prasad: false,
    address: emptyAddress(country),
    consent: false,
  };
  return { ...draft, ...prefilled(draft, given) };
}

/** What changes in a booking by what the page around says of its visitor, soon or late: what is still empty. */
export function prefilled(
  { devotees: [first, ...others], phone }: Pick<BookingDraft, "devotees" | "phone">,
  given: Given,
): Partial<BookingDraft> {
  return {
    ...(first && !first.name && given.name && { devotees: [{ ...first, name: given.name }, ...others] }),
    ...(!phone.number &&
      given.phone && { phone: { ...phone, number: readTypedNumber(given.phone, phone.dial_code) } }),
  };
}

/**
 * What changes in a booking whose buyer turns out to be in another country than he was taken to be: what is still empty,
 * and an amount of other money.
 */
export function movedTo(
  country: CountryCode,
  from: CountryCode,
  { phone, address, dakshina }: Pick<BookingDraft, "phone" | "address" | "dakshina">,
): Partial<BookingDraft> {
  const { country_code: sentTo, ...typed } = address;
  return {
    ...(!phone.number &&
      phone.dial_code === dialCodeOf(from) && { phone: { ...phone, dial_code: dialCodeOf(country) } }),
    ...(sentTo === from &&
      Object.values(typed).every((text) => !text) && { address: { ...address, country_code: country } }),
    // So many rupees are not so many dollars.
    ...(dakshina > 0 && currencyOf(country) !== currencyOf(from) && { dakshina: 0 }),
  };
}

import type { Phone } from "@aradhana/core/contract";
import { type CountryCode, dialCodeOf } from "@aradhana/core/country";
import { readTypedNumber } from "@aradhana/core/phone";
import type { PostalAddress } from "@aradhana/ui/address-fields";

/** Somebody whose name is read out. */
export interface NamedDevotee {
  /** Tells the rows apart. */
  key: number;
  name: string;
  /** Empty where it is not known. */
  gotra: string;
}

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
  address: PostalAddress;
  consent: boolean;
}

/** What the page around knows of its visitor. */
interface Given {
  name?: string;
  phone?: string;
}

/** A booking that nobody has filled in yet. Nothing is chosen for anybody. */
export function newDraft(country: CountryCode, known: Phone | undefined, given: Given): BookingDraft {
  return {
    items: {},
    dakshina: 0,
    devotees: [{ key: 0, name: given.name ?? "", gotra: "" }],
    phone: known ?? {
      dial_code: dialCodeOf(country),
      number: readTypedNumber(given.phone ?? "", dialCodeOf(country)),
    },
    prasad: false,
    address: {
      country_code: country,
      postcode: "",
      line1: "",
      line2: "",
      landmark: "",
      city: "",
      district: "",
      state: "",
    },
    consent: false,
  };
}

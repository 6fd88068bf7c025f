import type { BirthDraft } from "../birth/birth-draft.ts";
import type { Business, MandateTerms, OrderRequest, Phone } from "../contract/index.ts";
import { type CountryCode, dialCodeOf } from "../country/index.ts";
import { currencyOf } from "../currency/index.ts";
import type { NameDraft } from "../name-correction/name-draft.ts";
import type { Attempt } from "./attempt.ts";
import {
  type AddressDraft,
  emptyAddress,
  type GoodDraft,
  type NamedDevotee,
  plainGood,
} from "./draft-parts.ts";

/** An unfinished booking of any line of business. Fields that a line does not use stay empty. */
export interface Draft {
  /** `cart` for everything in the cart. */
  type: OrderRequest["type"];
  /**
   * The puja or chadhaava that is booked, the good that is bought, the type of a report, the astrologer of a time that
   * is not reserved yet, the booking of one that is, or `cart`.
   */
  itemId: string;
  /** The item's title, for "continue where you left off". */
  title: string;
  /** When the buyer last changed it, milliseconds since the epoch; 0 while nothing was changed. */
  at: number;
  /** The buyer's country while it was filled in. */
  country: CountryCode;
  /** Of a puja or a service its package, of a product its colour. */
  packageId: string;
  /** Quantities of the chosen add-ons or offerings by id. */
  items: Record<string, number>;
  /** Voluntary, in minor units of the country's currency. */
  dakshina: number;
  coupon: string;
  /** The buyer's name, if it is not the first devotee's. */
  name: string;
  devotees: NamedDevotee[];
  phone: Phone;
  address: AddressDraft;
  /** Whom the invoice is for. @default the buyer */
  business?: Business | undefined;
  whatsapp: boolean;
  /** Whether prasad is to be sent, where that is a choice; null while the buyer has not chosen. */
  wantsPrasad: boolean | null;
  /** Whether names and address are saved in the buyer's account for the next booking. @default not */
  saves?: boolean | undefined;
  /** How a good is made and paid. @default loose, without a name, paid now */
  good?: GoodDraft | undefined;
  /** Whose kundali it is. */
  birth?: BirthDraft | undefined;
  /** Which name is corrected. */
  correction?: NameDraft | undefined;
  /** What a consultation is about. */
  topic?: string | undefined;
  question?: string | undefined;
  /** How the order is repeated. @default once */
  repeat?: Pick<MandateTerms, "frequency" | "months"> | undefined;
  /** False while only a free preview is filled in, which is no booking yet. @default true */
  isBegun?: boolean | undefined;
  /** The order started with this draft, so that the same booking always leads to the same order. */
  attempt?: Attempt | undefined;
}

/** An empty draft. Nothing is preselected except what `given` names. */
export function newDraft(
  item: Pick<Draft, "type" | "itemId" | "title" | "country">,
  given: Partial<Draft> = {},
): Draft {
  return {
    ...{ ...item, at: 0, packageId: "", items: {}, dakshina: 0, coupon: "", name: "" },
    devotees: [{ key: 0, name: "", gotra: "" }],
    phone: { dial_code: dialCodeOf(item.country), number: "" },
    address: emptyAddress(item.country),
    ...{ whatsapp: false, wantsPrasad: null },
    ...given,
  };
}

/** Clears the personal data of a draft and keeps the selection, for the next buyer on this device. */
export const withoutBuyer = ({ phone, address }: Draft): Partial<Draft> => ({
  ...{
    name: "",
    devotees: [{ key: 0, name: "", gotra: "" }],
    whatsapp: false,
    saves: undefined,
    business: undefined,
    repeat: undefined,
    birth: undefined,
    correction: undefined,
    ...{ topic: undefined, question: undefined },
  },
  attempt: undefined,
  phone: { dial_code: phone.dial_code, number: "" },
  address: emptyAddress(address.country_code),
});

/** Whether the invoice is a tax invoice of India, which can be for a business and needs an address. */
export const isUnderGst = ({ country }: Pick<Draft, "country">): boolean => country === "in";

/** The changes to a draft when the buyer's country turns out to be another: empty fields, and amounts in its currency. */
export function movedTo(
  country: CountryCode,
  { country: from, phone, address, dakshina, business }: Draft,
): Partial<Draft> {
  if (country === from) return {};
  const { country_code: sentTo, ...typed } = address;
  return {
    country,
    ...(!phone.number &&
      phone.dial_code === dialCodeOf(from) && { phone: { ...phone, dial_code: dialCodeOf(country) } }),
    ...(sentTo === from &&
      Object.values(typed).every((text) => !text) && { address: { ...address, country_code: country } }),
    ...(business && !isUnderGst({ country }) && { business: undefined }),
    ...(dakshina > 0 && currencyOf(country) !== currencyOf(from) && { dakshina: 0 }),
  };
}

/** The ids that can be chosen now: of items, and of packages where the line has them. */
interface Offer {
  items: readonly string[];
  packages?: readonly string[];
}

/** A saved draft as it can be continued now in this country: items and packages come and go. */
export function fitDraft(saved: Draft, country: CountryCode, { items, packages }: Offer): Draft {
  const isOffered = packages?.includes(saved.packageId) ?? true;
  return {
    ...saved,
    ...movedTo(country, saved),
    items: Object.fromEntries(Object.entries(saved.items).filter(([id]) => items.includes(id))),
    ...(!isOffered && { packageId: packages?.[0] ?? "" }),
  };
}

/** `saved` with those fields of `now` that differ from `before`. */
function withChanges<Part extends object>(saved: Part, before: Part, now: Part): Part {
  const changed = Object.entries(now).filter(([field, value]) => value !== Reflect.get(before, field));
  return { ...saved, ...Object.fromEntries(changed) };
}

/** The `saved` draft with what the buyer has filled in since the page was shown with `blank`. */
export function mergeDraft(saved: Draft, blank: Draft, now: Draft): Draft {
  const { birth, correction } = saved;
  return {
    ...withChanges(saved, blank, now),
    items: withChanges(saved.items, blank.items, now.items),
    address: withChanges(saved.address, blank.address, now.address),
    ...(birth && blank.birth && now.birth && { birth: withChanges(birth, blank.birth, now.birth) }),
    ...(correction &&
      blank.correction &&
      now.correction && { correction: withChanges(correction, blank.correction, now.correction) }),
    ...(now.good && { good: withChanges(saved.good ?? plainGood, blank.good ?? plainGood, now.good) }),
  };
}

import type { Currency, Language } from "@aradhana/core/contract";
import type { Delivery } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { isoDate, localDayOf } from "../calendar/local-day.ts";
import { findPlace } from "../geo/find-place.ts";
import { findStateByName } from "../geo/find-state-by-name.rules.ts";
import type { StateCode } from "../geo/postal-circles.ts";
import type { Prices } from "../money/prices.ts";

/** The state from which parcels are sent. */
const SENT_FROM: StateCode = "UP";

type Zone = "home" | "india" | "remote" | "abroad";

/** Fees and days of each zone. The fee of a parcel is that of its zone; insurance of gems is added. */
const zones: Readonly<Record<Zone, { fee: Prices; days: readonly [number, number]; cod: boolean }>> = {
  home: { fee: { inr: 4_900, usd: 100, eur: 100 }, days: [2, 4], cod: true },
  india: { fee: { inr: 7_900, usd: 100, eur: 100 }, days: [3, 6], cod: true },
  remote: { fee: { inr: 14_900, usd: 200, eur: 200 }, days: [6, 11], cod: false },
  abroad: { fee: { inr: 195_000, usd: 2_400, eur: 2_200 }, days: [9, 18], cod: false },
};

const insurance: Prices = { inr: 25_000, usd: 900, eur: 800 };
/** Within India nothing is charged from this value on. */
const FREE_FROM = 150_000;
/** Courier services have their own rate. */
export const DELIVERY_TAX = { code: "996812", pct: 18 };
/** The amounts from the configuration, in paise. */
export interface GoodsLimits {
  /** The largest order in cash. */
  cash: number;
  /** Above this amount, a buyer's PAN is recorded, as the Income-tax Rules demand. */
  pan: number;
}

/** A limit as buyers read it. */
export const formatLimit = (amount: number): string => formatMoney({ amount, currency: "inr" });

const remoteStates = new Set<string>([
  "AN",
  "AR",
  "AS",
  "JK",
  "LA",
  "LD",
  "MN",
  "ML",
  "MZ",
  "NL",
  "SK",
  "TR",
]);

interface Destination {
  country: string;
  /** Empty while it is unknown. */
  postcode: string;
}

/** The state of a destination in India; undefined abroad and for an unknown PIN. */
const stateOf = ({ country, postcode }: Destination): string | undefined =>
  country === "in" ? findPlace(postcode)?.code : undefined;

/** The state where goods are supplied: that of the PIN or, as army post offices are of none, that of the address. */
export const stateOfSupply = ({ state, ...to }: Destination & { state: string }): string | undefined =>
  stateOf(to) ?? (to.country === "in" ? findStateByName(state) : undefined);

function zoneOf(to: Destination): Zone {
  if (to.country !== "in") return "abroad";
  const state = stateOf(to);
  // The fee is never raised once the PIN is known, and a PIN that nobody lists may be anywhere.
  if (state === undefined || remoteStates.has(state)) return "remote";
  return state === SENT_FROM ? "home" : "india";
}

interface Parcel extends Destination {
  /** The value of its goods in minor units. */
  value: number;
  currency: Currency;
  insured: boolean;
  /** Days until it is sent. */
  leadDays: number;
  at: Date;
}

const dayAfter = (at: Date, days: number): string => isoDate(localDayOf(at) + days);

/** Rupee prices are for India: nothing is sent abroad for them. */
export const isDelivered = ({ country, currency }: Pick<Parcel, "country" | "currency">): boolean =>
  country === "in" || currency !== "inr";

/** What a parcel costs and when it arrives. */
export function deliverParcel({ value, currency, insured, leadDays, at, ...to }: Parcel) {
  const zone = zones[zoneOf(to)];
  const isFree = isFreeOf({ country: to.country, currency, value });
  const [first, last] = zone.days;
  return {
    fee: (isFree ? 0 : zone.fee[currency]) + (insured && !isFree ? insurance[currency] : 0),
    arrives: { from: dayAfter(at, leadDays + first), to: dayAfter(at, leadDays + last) },
    takesCash: zone.cod,
    insured,
  };
}

/** How one piece of this value gets to a country, at most: India has zones. Null where it is not sent. */
export function shippingTermsOf({
  country,
  currency,
  value,
  insured,
}: Pick<Parcel, "country" | "currency" | "value" | "insured">) {
  if (!isDelivered({ country, currency })) return null;
  const [near, far] = country === "in" ? [zones.home, zones.remote] : [zones.abroad, zones.abroad];
  const isFree = isFreeOf({ country, currency, value });
  const amount = isFree ? 0 : far.fee[currency] + (insured ? insurance[currency] : 0);
  return { country, fee: { amount, currency }, days: { from: near.days[0], to: far.days[1] } };
}

const isFreeOf = ({ country, currency, value }: Pick<Parcel, "country" | "currency" | "value">): boolean =>
  country === "in" && currency === "inr" && value >= FREE_FROM;

const duties = {
  en: "Customs duty and import tax are set by your country and paid to the courier on arrival. They are not part of this price.",
  hi: "कस्टम ड्यूटी और आयात कर आपका देश तय करता है और पहुँचने पर कूरियर को देना होता है। वह इस मूल्य में नहीं है।",
};
const cashReasons = {
  rituals: { en: "Pujas and offerings are paid in advance.", hi: "पूजा और चढ़ावे का भुगतान पहले होता है।" },
  pin: {
    en: "Enter your PIN code to see whether you can pay in cash on delivery.",
    hi: "PIN कोड लिखें, तब दिखेगा कि कैश ऑन डिलीवरी मिलेगी या नहीं।",
  },
  place: { en: "Cash on delivery is not available at this address.", hi: "इस पते पर कैश ऑन डिलीवरी नहीं है।" },
  limit: {
    en: "Cash on delivery is available up to {limit}.",
    hi: "कैश ऑन डिलीवरी {limit} तक मिलती है।",
  },
  signIn: {
    en: "Sign in with your phone number to pay in cash on delivery.",
    hi: "कैश ऑन डिलीवरी के लिए फ़ोन नंबर से साइन इन करें।",
  },
  gem: { en: "Gemstones are paid in advance.", hi: "रत्नों का भुगतान पहले होता है।" },
};

interface CashCase {
  /** Whether the PIN in India is still missing. */
  needsPin: boolean;
  takesCash: boolean;
  hasRitual: boolean;
  hasUnique: boolean;
  isSignedIn: boolean;
  grand: number;
  currency: Currency;
}

/** Why an order cannot be paid in cash on delivery; undefined if it can. */
export function reasonAgainstCash(
  order: CashCase,
  limits: GoodsLimits,
): keyof typeof cashReasons | undefined {
  if (order.hasRitual) return "rituals";
  if (order.hasUnique) return "gem";
  if (order.needsPin) return "pin";
  if (!order.takesCash || order.currency !== "inr") return "place";
  if (order.grand > limits.cash) return "limit";
  return order.isSignedIn ? undefined : "signIn";
}

export const cashReasonText = (
  reason: keyof typeof cashReasons,
  language: Language,
  { cash }: GoodsLimits,
): string => cashReasons[reason][language].replace("{limit}", formatLimit(cash));

export const dutiesText = (country: string, language: Language): string | null =>
  country === "in" ? null : duties[language];

/** A delivery in the format of the API. Cash is possible if an order of this parcel alone takes it. */
export function deliveryView(
  parcel: Parcel & { isUnique: boolean },
  language: Language,
  limits: GoodsLimits,
): Delivery {
  const { fee, arrives, takesCash } = deliverParcel(parcel);
  const { country, postcode, currency, insured, isUnique, value } = parcel;
  const needsPin = country === "in" && !postcode;
  const grand = value + fee;
  const alone = { needsPin, takesCash, currency, grand, hasRitual: false, hasUnique: isUnique };
  const place = country === "in" ? findPlace(postcode) : undefined;
  return {
    serviceable: isDelivered(parcel),
    ...{ arrives, fee: { amount: fee, currency }, insured },
    cod: reasonAgainstCash({ ...alone, isSignedIn: true }, limits) === undefined,
    free_from: country === "in" && currency === "inr" ? { amount: FREE_FROM, currency } : null,
    place: place ? { district: place.district, state: place.state[language], state_code: place.code } : null,
    duties: dutiesText(country, language),
  };
}

import { MoonPhase, SearchMoonPhase } from "astronomy-engine";
import type { Text } from "../text/text.ts";

/** The thirtieth part of a lunar month: 1 to 15 while the Moon waxes (15 is purnima), 16 to 30 while it wanes. */
export type TithiNumber = number;

export type Paksha = "shukla" | "krishna";

export type Tithi = {
  readonly number: TithiNumber;
  readonly paksha: Paksha;
  readonly name: Text;
  readonly pakshaName: Text;
};

export const PURNIMA: TithiNumber = 15;
export const AMAVASYA: TithiNumber = 30;

const DEGREES = 12; // one tithi is twelve degrees of the Moon's lead over the Sun

const names: readonly Text[] = [
  { en: "Pratipada", hi: "प्रतिपदा" },
  { en: "Dwitiya", hi: "द्वितीया" },
  { en: "Tritiya", hi: "तृतीया" },
  { en: "Chaturthi", hi: "चतुर्थी" },
  { en: "Panchami", hi: "पंचमी" },
  { en: "Shashthi", hi: "षष्ठी" },
  { en: "Saptami", hi: "सप्तमी" },
  { en: "Ashtami", hi: "अष्टमी" },
  { en: "Navami", hi: "नवमी" },
  { en: "Dashami", hi: "दशमी" },
  { en: "Ekadashi", hi: "एकादशी" },
  { en: "Dwadashi", hi: "द्वादशी" },
  { en: "Trayodashi", hi: "त्रयोदशी" },
  { en: "Chaturdashi", hi: "चतुर्दशी" },
];
const purnima: Text = { en: "Purnima", hi: "पूर्णिमा" };
const amavasya: Text = { en: "Amavasya", hi: "अमावस्या" };

const pakshaNames: Record<Paksha, Text> = {
  shukla: { en: "Shukla paksha", hi: "शुक्ल पक्ष" },
  krishna: { en: "Krishna paksha", hi: "कृष्ण पक्ष" },
};

/** The tithi at an instant; it is the same everywhere on earth. */
export function tithiAt(instant: Date): TithiNumber {
  return Math.floor(MoonPhase(instant) / DEGREES) + 1;
}

/** One occurrence of a tithi, from its first to its last instant. */
export type TithiSpan = { readonly tithi: TithiNumber; readonly start: Date; readonly end: Date };

/** The first span of a tithi that begins after `after`. */
export function nextSpanOf(tithi: TithiNumber, after: Date): TithiSpan {
  const start = startOf(tithi, after);
  return { tithi, start, end: startOf((tithi % 30) + 1, start) };
}

function startOf(tithi: TithiNumber, after: Date): Date {
  const start = SearchMoonPhase((tithi - 1) * DEGREES, after, 31);
  if (!start) throw new Error(`Tithi ${tithi} does not begin within 31 days of ${after.toISOString()}.`);
  return start.date;
}

/** The tithis of a day as text: "Shukla paksha Ekadashi", "Shukla paksha Dashami–Ekadashi". */
export function nameTithis(tithis: readonly Tithi[]): Text {
  const [first] = tithis;
  const textIn = (language: keyof Text) =>
    `${first?.pakshaName[language]} ${tithis.map(({ name }) => name[language]).join("–")}`;
  return { en: textIn("en"), hi: textIn("hi") };
}

/** The name and the paksha of a tithi. */
export function describeTithi(number: TithiNumber): Tithi {
  const paksha: Paksha = number <= PURNIMA ? "shukla" : "krishna";
  const common = names[(number - 1) % 15];
  const name = common ?? (number === PURNIMA ? purnima : amavasya);
  return { number, paksha, name, pakshaName: pakshaNames[paksha] };
}

import {
  nextSpanOf as nextSpan,
  numberAt,
  type Paksha,
  PURNIMA,
  pakshaOf,
  type Span,
  tithiName,
} from "@aradhana/jyotish/panchang";
import type { Text } from "../text/text.ts";

/** The thirtieth part of a lunar month: 1 to 15 while the Moon waxes (15 is purnima), 16 to 30 while it wanes. */
export type TithiNumber = number;

export type Tithi = {
  readonly number: TithiNumber;
  readonly paksha: Paksha;
  readonly name: Text;
  readonly pakshaName: Text;
};

/** In the order of a paksha, without purnima and amavasya at its end. */
const hindi = [
  "प्रतिपदा",
  "द्वितीया",
  "तृतीया",
  "चतुर्थी",
  "पंचमी",
  "षष्ठी",
  "सप्तमी",
  "अष्टमी",
  "नवमी",
  "दशमी",
  "एकादशी",
  "द्वादशी",
  "त्रयोदशी",
  "चतुर्दशी",
];

const pakshaNames: Record<Paksha, Text> = {
  shukla: { en: "Shukla paksha", hi: "शुक्ल पक्ष" },
  krishna: { en: "Krishna paksha", hi: "कृष्ण पक्ष" },
};

/** The tithi at an instant; it is the same everywhere on earth. */
export const tithiAt = (instant: Date): TithiNumber => numberAt("tithi", instant);

/** The first span of a tithi that begins after `after`. */
export const nextSpanOf = (tithi: TithiNumber, after: Date): Span => nextSpan("tithi", tithi, after);

/** The tithis of a day as text: "Shukla paksha Ekadashi", "Shukla paksha Dashami–Ekadashi". */
export function nameTithis(tithis: readonly Tithi[]): Text {
  const [first] = tithis;
  const textIn = (language: keyof Text) =>
    `${first?.pakshaName[language]} ${tithis.map(({ name }) => name[language]).join("–")}`;
  return { en: textIn("en"), hi: textIn("hi") };
}

/** The name and the paksha of a tithi. */
export function describeTithi(number: TithiNumber): Tithi {
  const paksha = pakshaOf(number);
  const hi = hindi[(number - 1) % 15] ?? (number === PURNIMA ? "पूर्णिमा" : "अमावस्या");
  return { number, paksha, name: { en: tithiName(number), hi }, pakshaName: pakshaNames[paksha] };
}

import { type Price, price } from "../price.ts";
import type { Text } from "../text.ts";
import type { Prasad } from "./prasad.ts";

/** The number of people of each package, in the sequence of the page; the first is preselected. */
export const packageSizes = [
  { key: "individual", devotees: 1, name: { en: "Individual", hi: "व्यक्तिगत" } },
  { key: "couple", devotees: 2, name: { en: "Couple", hi: "दंपती" } },
  { key: "family", devotees: 4, name: { en: "Family", hi: "परिवार" } },
  { key: "joint-family", devotees: 6, name: { en: "Joint family", hi: "संयुक्त परिवार" } },
] as const satisfies readonly { key: string; devotees: number; name: Text }[];

export type PackageKey = (typeof packageSizes)[number]["key"];

export type Package = {
  readonly key: PackageKey;
  readonly name: Text;
  readonly devotees: { readonly min: 1; readonly max: number };
  readonly price: Price;
  readonly features: readonly Text[];
  readonly isVip: boolean;
  readonly liveCall: boolean;
  readonly shipsPrasad: boolean;
  readonly sort: number;
  readonly isDefault: boolean;
};

/** Price levels, from a short archana to a ritual of many hours for one family. */
const tiers = {
  light: {
    individual: price(351, 9, 9),
    couple: price(551, 13, 12),
    family: price(851, 19, 18),
    "joint-family": price(1101, 25, 23),
  },
  simple: {
    individual: price(501, 12, 11),
    couple: price(801, 18, 17),
    family: price(1201, 27, 25),
    "joint-family": price(1551, 35, 32),
  },
  middle: {
    individual: price(651, 15, 14),
    couple: price(951, 22, 20),
    family: price(1401, 32, 30),
    "joint-family": price(1851, 42, 39),
  },
  standard: {
    individual: price(851, 19, 18),
    couple: price(1251, 28, 26),
    family: price(1851, 42, 39),
    "joint-family": price(2501, 56, 52),
  },
  homa: {
    individual: price(1101, 25, 23),
    couple: price(1701, 38, 35),
    family: price(2501, 56, 52),
    "joint-family": price(3301, 74, 69),
  },
  grand: {
    individual: price(1501, 34, 31),
    couple: price(2301, 52, 48),
    family: price(3501, 79, 73),
    "joint-family": price(4501, 101, 94),
  },
  vip: {
    individual: price(5100, 99, 95),
    couple: price(6100, 119, 115),
    family: price(7500, 149, 139),
    "joint-family": price(9100, 179, 169),
  },
  "vip-grand": {
    individual: price(6500, 129, 119),
    couple: price(7700, 149, 139),
    family: price(9300, 179, 169),
    "joint-family": price(11_000, 219, 199),
  },
} as const satisfies Record<string, Record<PackageKey, Price>>;

export type Tier = keyof typeof tiers;

const recording: Text = {
  en: "Recording in which your name is heard",
  hi: "रिकॉर्डिंग, जिसमें आपका नाम सुनाई देता है",
};
const certificate: Text = { en: "Digital certificate of the puja", hi: "पूजा का डिजिटल सर्टिफ़िकेट" };
const prasadBox = {
  all: { en: "Prasad box delivered to your home", hi: "घर पर प्रसाद का डिब्बा" },
  in: { en: "Prasad box, delivered within India only", hi: "प्रसाद का डिब्बा, डिलीवरी सिर्फ़ भारत में" },
} as const satisfies Record<Prasad["shipsTo"], Text>;
const liveCall: Text = {
  en: "Live video call with the priest during the sankalp",
  hi: "संकल्प के समय पुरोहित से लाइव वीडियो कॉल",
};
const ownSankalp: Text = {
  en: "A puja only for your family, not shared with others",
  hi: "सिर्फ़ आपके परिवार के लिए पूजा, किसी और के साथ नहीं",
};

/** The four packages of a puja at a price level; `prasad` says which of them include a box. */
export function packagesAt(
  tier: Tier,
  { includedIn, shipsTo }: Pick<Prasad, "includedIn" | "shipsTo">,
  isVip: boolean,
): readonly Package[] {
  return packageSizes.map(({ key, devotees, name }, sort) => {
    const shipsPrasad = includedIn.includes(key);
    return {
      key,
      name,
      devotees: { min: 1, max: devotees },
      price: tiers[tier][key],
      features: [
        names(devotees),
        ...(isVip ? [ownSankalp, liveCall] : []),
        recording,
        certificate,
        ...(shipsPrasad ? [prasadBox[shipsTo]] : []),
      ],
      isVip,
      liveCall: isVip,
      shipsPrasad,
      sort,
      isDefault: sort === 0,
    };
  });
}

function names(devotees: number): Text {
  return devotees === 1
    ? { en: "One name and gotra in the sankalp", hi: "संकल्प में एक नाम और गोत्र" }
    : { en: `Up to ${devotees} names and gotras in the sankalp`, hi: `संकल्प में ${devotees} तक नाम और गोत्र` };
}

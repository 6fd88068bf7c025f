export type Paksha = "shukla" | "krishna";

const tithiNames = [
  "Pratipada",
  "Dwitiya",
  "Tritiya",
  "Chaturthi",
  "Panchami",
  "Shashthi",
  "Saptami",
  "Ashtami",
  "Navami",
  "Dashami",
  "Ekadashi",
  "Dwadashi",
  "Trayodashi",
  "Chaturdashi",
];

export const PURNIMA = 15;
export const AMAVASYA = 30;

/** The fortnight of a tithi, 1 to 30: the Moon waxes in the first 15. */
export const pakshaOf = (tithi: number): Paksha => (tithi <= PURNIMA ? "shukla" : "krishna");

export const tithiName = (tithi: number): string =>
  tithiNames[(tithi - 1) % 15] ?? (tithi === PURNIMA ? "Purnima" : "Amavasya");

export const yogaNames = [
  "Vishkambha",
  "Priti",
  "Ayushman",
  "Saubhagya",
  "Shobhana",
  "Atiganda",
  "Sukarma",
  "Dhriti",
  "Shula",
  "Ganda",
  "Vriddhi",
  "Dhruva",
  "Vyaghata",
  "Harshana",
  "Vajra",
  "Siddhi",
  "Vyatipata",
  "Variyana",
  "Parigha",
  "Shiva",
  "Siddha",
  "Sadhya",
  "Shubha",
  "Shukla",
  "Brahma",
  "Indra",
  "Vaidhriti",
] as const;

const movableKaranas = ["Bava", "Balava", "Kaulava", "Taitila", "Garaja", "Vanija", "Vishti"];
const fixedKaranas: Readonly<Record<number, string>> = {
  1: "Kimstughna",
  58: "Shakuni",
  59: "Chatushpada",
  60: "Naga",
};

/** The name of a half tithi, 1 to 60: four come once a month, seven return eight times. Vishti is also called Bhadra. */
export const karanaName = (karana: number): string =>
  fixedKaranas[karana] ?? movableKaranas[(karana - 2) % 7] ?? "";

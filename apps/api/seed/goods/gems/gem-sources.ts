import type { SpeciesKey } from "./species.ts";

// Gravity, refraction, hardness and care.
const webster =
  "Robert Webster, Gems: Their Sources, Descriptions and Identification (Butterworth-Heinemann)";
const anderson = "B. W. Anderson, Gem Testing (Butterworths)";
const gia = (entry: string) => `Gemological Institute of America, Gem Encyclopedia: ${entry}`;
// Treatments, and how they are named to a buyer.
const cibjo = (book: "Gemstone" | "Diamond" | "Pearl" | "Coral") => `CIBJO, The ${book} Book`;
// What is seen inside.
const photoatlas = "E. J. Gübelin and J. I. Koivula, Photoatlas of Inclusions in Gemstones";

// How the old texts examine a gem.
const garuda = (chapter: number, gem: string) => `Garuda Purana, book 1, chapter ${chapter}, on ${gem}`;
const brihat = (chapter: number, gem: string) =>
  `Varahamihira, Brihat Samhita, chapter ${chapter}, on ${gem}`;
/** The verse by which astrologers give each of the nine gems to a planet. */
const nineGems = "Vaidyanatha, Jataka Parijata, chapter 2, on the gems of the nine planets";

/**
 * Where the facts of a species are from: first its gemmology, then its tradition. To wear another stone in place of one
 * of the nine is a later custom without an old text: the five species that serve so name only their gemmology.
 */
export const gemSources: Record<SpeciesKey, readonly string[]> = {
  ruby: [
    ...[webster, gia("Ruby"), cibjo("Gemstone"), photoatlas],
    ...[garuda(70, "ruby"), brihat(82, "ruby"), nineGems],
  ],
  pearl: [
    ...[webster, gia("Pearl"), cibjo("Pearl")],
    ...[garuda(69, "pearls"), brihat(81, "pearls"), nineGems],
  ],
  "red-coral": [webster, cibjo("Coral"), garuda(80, "coral"), nineGems],
  emerald: [
    ...[webster, gia("Emerald"), cibjo("Gemstone"), photoatlas],
    ...[garuda(71, "emerald"), brihat(83, "emerald"), nineGems],
  ],
  "yellow-sapphire": [
    ...[webster, gia("Sapphire"), cibjo("Gemstone"), photoatlas],
    ...[garuda(74, "pushparaga"), nineGems],
  ],
  diamond: [
    ...[webster, gia("Diamond"), cibjo("Diamond")],
    ...[garuda(68, "diamond"), brihat(80, "diamond"), nineGems],
  ],
  "blue-sapphire": [
    ...[webster, gia("Sapphire"), cibjo("Gemstone"), photoatlas],
    ...[garuda(72, "blue sapphire"), nineGems],
  ],
  hessonite: [webster, anderson, cibjo("Gemstone"), photoatlas, nineGems],
  "cats-eye": [webster, anderson, cibjo("Gemstone"), garuda(73, "vaidurya"), nineGems],
  opal: [webster, gia("Opal"), cibjo("Gemstone")],
  moonstone: [webster, gia("Moonstone"), cibjo("Gemstone")],
  amethyst: [webster, gia("Amethyst"), cibjo("Gemstone"), photoatlas],
  citrine: [webster, gia("Citrine"), cibjo("Gemstone")],
  peridot: [webster, gia("Peridot"), cibjo("Gemstone"), photoatlas],
};

import type { PurposeSlug } from "../../purposes/purposes.ts";
import type { Text } from "../../text.ts";
import type { OriginKey } from "./origins.ts";
import type { Planet } from "./planets.ts";

/** What is true of every stone of a species. */
export type SpeciesFacts = {
  readonly name: Text;
  readonly mineral: Text;
  /** Specific gravity: grams in a cubic centimetre. */
  readonly gravity: number;
  /** The middle of its refractive indices. */
  readonly refraction: number;
  /** Where the stones of an origin differ, with who measured it. */
  readonly ofOrigin?: {
    readonly origin: OriginKey;
    readonly gravity: number;
    readonly refraction: number;
    readonly source: string;
  };
  readonly hardness: number;
  readonly planet: Planet;
  /** Whose place it takes, for a stone that is not one of the nine. */
  readonly substituteOf: string | null;
  readonly purposes: readonly [PurposeSlug, ...PurposeSlug[]];
  readonly tradition: Text;
  readonly doNotWear: readonly [Text, ...Text[]];
  readonly care: Text;
  readonly hsn: string;
};

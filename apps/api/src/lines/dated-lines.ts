import type { RitualType } from "@aradhana/core/contract";
import { chadhaavaLine } from "./chadhaava/catalogue.ts";
import { pujaLine } from "./pooja/catalogue.ts";

/** The lines that are booked by date, by the type of their orders. */
export const datedLineOf = { pooja: pujaLine, chadhaava: chadhaavaLine } satisfies Record<
  RitualType,
  unknown
>;

/** The lines that are booked by date. */
export const datedLines = Object.values(datedLineOf);

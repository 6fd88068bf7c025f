import type { OrderType } from "@aradhana/core/contract";
import { chadhaavaLine } from "./chadhaava/catalogue.ts";
import { pujaLine } from "./pooja/catalogue.ts";

/** The lines that are booked by date, by the type of their orders. */
export const datedLineOf = { pooja: pujaLine, chadhaava: chadhaavaLine } satisfies Record<OrderType, unknown>;

/** The lines that are booked by date. */
export const datedLines = Object.values(datedLineOf);

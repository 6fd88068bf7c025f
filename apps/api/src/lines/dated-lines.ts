import { chadhaavaLine } from "./chadhaava/catalogue.ts";
import { pujaLine } from "./pooja/catalogue.ts";

/** The lines that are booked by date. */
export const datedLines = [pujaLine, chadhaavaLine];

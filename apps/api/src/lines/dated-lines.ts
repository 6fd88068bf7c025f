import { chadhaavaLine } from "./chadhaava/catalogue.ts";
import { pujaLine } from "./pooja/catalogue.ts";

/** Every line that is booked by date. */
export const datedLines = [pujaLine, chadhaavaLine];

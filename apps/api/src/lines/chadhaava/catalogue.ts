import { sql } from "drizzle-orm";
import { datedLine } from "../../catalogue/dated-line.ts";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { chadhaavaSeries as series } from "../../chadhaava/series.table.ts";
import { addChadhaavaDate } from "./add-date.queries.ts";

/** Chadhaava in the catalogue. */
export const chadhaavaLine = datedLine({
  dates: chadhaavas,
  series,
  isFull: () => sql<boolean>`false`,
  cardColumns: { proofEtaHours: series.proofEtaHours },
  toCard: (card, own) => ({ ...card, proof_eta_hours: own.proofEtaHours }),
  addDate: addChadhaavaDate,
  // There are few: those of other deities fill the row.
  related: { deity: 2, temple: 1, purpose: 0, any: true },
});

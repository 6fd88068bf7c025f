import { sql } from "drizzle-orm";
import { datedLine } from "../../catalogue/dated-line.ts";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { chadhaavaSeries as series } from "../../chadhaava/series.table.ts";
import { addChadhaavaDate } from "./add-date.queries.ts";

/** The catalogue of chadhaava. */
export const chadhaavaLine = datedLine({
  kind: "chadhaava",
  dates: chadhaavas,
  series,
  isFull: () => sql<boolean>`false`,
  cardColumns: { proofEtaHours: series.proofEtaHours },
  toCard: (card, own) => ({ ...card, proof_eta_hours: own.proofEtaHours }),
  addDate: addChadhaavaDate,
  // There are few chadhaava, so the suggestions include those of other deities.
  related: { deity: 2, temple: 1, purpose: 0, any: true },
});

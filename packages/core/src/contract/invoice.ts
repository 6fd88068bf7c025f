import * as v from "valibot";
import { instant } from "./primitives.ts";

/** Where an invoice or a credit note can be downloaded. */
const downloadable = v.object({
  number: v.string(),
  issued_at: instant,
  /** A PDF. The address works for ten minutes. */
  pdf_url: v.pipe(v.string(), v.url()),
});

/** With a credit note for each refund. */
export const invoice = v.object({ ...downloadable.entries, credit_notes: v.array(downloadable) });
export type Invoice = v.InferOutput<typeof invoice>;

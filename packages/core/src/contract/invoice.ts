import * as v from "valibot";
import { instant } from "./primitives.ts";

/** Where the invoice of an order can be downloaded. */
export const invoice = v.object({
  number: v.string(),
  issued_at: instant,
  /** A PDF. The address works for ten minutes. */
  pdf_url: v.pipe(v.string(), v.url()),
});
export type Invoice = v.InferOutput<typeof invoice>;

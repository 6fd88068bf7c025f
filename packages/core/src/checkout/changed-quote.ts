import * as v from "valibot";
import { type Quote, quote } from "../contract/index.ts";
import type { Failure } from "../query/index.ts";

/** The new price of a booking whose price has changed, where the server sent it. */
export function changedQuote({ details }: Pick<Failure, "details">): Quote | undefined {
  const sent = v.safeParse(quote, details.quote);
  return sent.success ? sent.output : undefined;
}

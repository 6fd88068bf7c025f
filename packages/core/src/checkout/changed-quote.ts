import * as v from "valibot";
import { type Quote, quote } from "../contract/index.ts";
import type { Failure } from "../query/index.ts";

/** The new quote in a "price changed" error, if the server sent one. */
export function changedQuote({ details }: Pick<Failure, "details">): Quote | undefined {
  const sent = v.safeParse(quote, details.quote);
  return sent.success ? sent.output : undefined;
}

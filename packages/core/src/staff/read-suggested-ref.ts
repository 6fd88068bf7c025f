import * as v from "valibot";
import { type SuggestedRef, suggestedRef } from "../contract/chat.ts";
import { pathBefore, pathTo } from "../paths/index.ts";

/** The pages of services, whose addresses have no id. */
const servicePages = [
  [pathTo("/name-correction"), { type: "name_correction", id: "name_correction" }],
  [pathTo("/astro-guru/form", { service: "kundali" }), { type: "kundali", id: "kundali" }],
] as const satisfies readonly (readonly [string, SuggestedRef])[];

/** Products and gems have ids of one form: their lists are part of their addresses. */
const gemPage = pathBefore("/gemstones/:id");

/**
 * The item that a typed or pasted text names: an id, or the address of its page. The id of a gem alone looks like that of
 * a product; the server finds which it is.
 */
export function readSuggestedRef(text: string): SuggestedRef | undefined {
  const id = /\b[a-z]{2}_[0-9A-Za-z]{17,32}\b/.exec(text)?.[0];
  if (!id) return servicePages.find(([page]) => isPage(text, page))?.[1];
  const types = text.includes(gemPage) ? ["gemstone"] : ["pooja", "chadhaava", "abhimantrit"];
  for (const type of types) {
    const ref = v.safeParse(suggestedRef, { type, id });
    if (ref.success) return ref.output;
  }
  return undefined;
}

const address = /^(?:https?:\/\/[^/\s]+)?(\/[^?#\s]*)(?:\?([^#\s]*))?/;

/** Whether a text is the address of a page, in whatever language and with whatever campaign. */
function isPage(text: string, page: string): boolean {
  const [path, query] = page.split("?");
  const [, typedPath, typedQuery] = address.exec(text.trim()) ?? [];
  const typed = new URLSearchParams(typedQuery);
  return (
    typedPath === path && [...new URLSearchParams(query)].every(([key, value]) => typed.get(key) === value)
  );
}

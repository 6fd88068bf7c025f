import { queryString } from "../address/index.ts";
import type { PathParam, PathPattern } from "./patterns.ts";

type Query = Readonly<Record<string, string | number | undefined>>;

type Values<Pattern extends PathPattern> = [PathParam<Pattern>] extends [never]
  ? [query?: Query]
  : [values: Readonly<Record<PathParam<Pattern>, string | number>> & Query];

/**
 * A URL of the shop. Values that the pattern names go into the path, the others into the query:
 * `pathTo("/pooja/:id/continue", { id, step: "pay" })`.
 */
export function pathTo<Pattern extends PathPattern>(
  pattern: Pattern,
  ...[values = {}]: Values<Pattern>
): string {
  const rest = new Map(Object.entries<string | number | undefined>(values));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return pathSegment(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of rest) if (value !== undefined) query.set(name, String(value));
  return path + queryString(query);
}

/** What stands in a path before the first name of its pattern: `/chats/` of `/chats/:id`. */
export const pathBefore = (pattern: PathPattern): string => pattern.replace(/:.*/, "");

/**
 * A name as one part of a path. Where there is none it is `-`, since an empty part matches no pattern, and so are
 * dots alone, which browsers take for a step up.
 */
export function pathSegment(name: string): string {
  // Half a surrogate pair cannot be encoded.
  const text = name.replace(/\p{Surrogate}/gu, "\uFFFD");
  return /^\.*$/.test(text) ? "-" : encodeURIComponent(text);
}

import { type Filters, pageHref } from "./filters.ts";

/**
 * The address that stands for a list in search engines: a list of one deity, purpose or temple for itself,
 * any other mixture for the whole list. Each page stands for itself.
 */
export function canonicalOf({ deity, purpose, temple }: Filters, page: number): string {
  const subjects = Object.entries({ deity, purpose, temple }).filter(([, value]) => value);
  return pageHref(subjects.length === 1 ? Object.fromEntries(subjects) : {}, { page });
}

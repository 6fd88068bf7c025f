import type { ApiClient } from "@aradhana/core/api";
import type { SearchFindings, SearchHit, SearchLine, SearchRequest } from "../../../lines/search-line.ts";

/** What one line contributes to the results. */
export interface SearchGroup {
  line: SearchLine;
  hits: SearchHit[];
  /** The number of all matches; 0 where `hits` only come near. */
  total: number;
}

export interface SearchResults {
  q: string;
  groups: SearchGroup[];
  /** The number of all matches. */
  total: number;
}

/** Searches all lines at once. A line without an answer is left out, unless nothing else was found. */
export async function searchAll(
  api: ApiClient,
  lines: readonly SearchLine[],
  request: SearchRequest,
): Promise<SearchResults> {
  const settled = await Promise.allSettled(
    lines.map(async (line) => ({ line, ...(await line.find(api, request)) })),
  );
  const found = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const total = found.reduce((sum, each) => sum + each.total, 0);
  const failed = settled.find((each) => each.status === "rejected");
  if (total === 0 && failed) throw failed.reason;

  const shown = (each: SearchFindings) => (total > 0 ? each.hits : each.nearest);
  const groups = found.map((each) => ({ line: each.line, hits: shown(each), total: each.total }));
  return { q: request.q, total, groups: groups.filter(({ hits }) => hits.length > 0) };
}

import type { ApiClient } from "@aradhana/core/api";
import type { Language } from "@aradhana/core/contract";

/** One thing that a search found. */
export interface SearchHit {
  id: string;
  title: string;
  /** What distinguishes it from others of the same title: date and place. */
  note: string;
  /** Its picture, by its name. */
  image: string;
  href: string;
}

/** What a line found for a search. */
export interface SearchFindings {
  /** The best matches, at most as many as requested. */
  hits: SearchHit[];
  /** The number of all matches. */
  total: number;
  /** What comes nearest, if nothing matches. */
  nearest: SearchHit[];
}

export interface SearchRequest {
  q: string;
  limit: number;
  language: Language;
}

/** How a line of business is searched while one types. */
export interface SearchLine {
  /** The name of its group, a key of the shell's messages. */
  label: "pujas" | "chadhaava" | "products" | "gemstones" | "blogs";
  /** Its list, or all matches in it. */
  listPath(q?: string): string;
  find(api: ApiClient, request: SearchRequest): Promise<SearchFindings>;
  /** Lists that many look for, to begin with. @default none */
  readPopular?(api: ApiClient): Promise<{ label: string; href: string }[]>;
}

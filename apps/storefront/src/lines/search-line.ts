import type { SearchType } from "@aradhana/core/search";

/** How the search panel shows the hits of one type. */
export interface SearchLine {
  type: SearchType;
  /** The name of its group, a key of the shell's messages. */
  label: "pujas" | "chadhaava" | "products" | "gemstones" | "astrologers" | "services" | "temples" | "blogs";
  /** The page of a hit. */
  itemPath(id: string): string;
  /** Its list, or all matches in it, if there is one. */
  listPath?(q?: string): string;
}

import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import { filterKeys, readPages } from "./filters.ts";
import type { Listing } from "./loader.ts";

/** What is on its way to the list: nothing, more of the same, or another list in its place. */
export type Coming = "nothing" | "more" | "another";

/** An answer sooner than this, in ms, needs no place-holders: they would only flicker. */
const SOON = 120;

/** What the visitor asked for and does not see yet. */
export function useComing({ filters, pages }: Pick<Listing, "filters" | "pages">): Coming {
  const { state, location } = useNavigation();
  const asked = state === "loading" && location.pathname === "/online-puja" ? location.search : undefined;
  const coming = asked === undefined ? "nothing" : comingOf(new URLSearchParams(asked), { filters, pages });
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    setLate(false);
    if (coming === "nothing") return;
    const timer = setTimeout(() => setLate(true), SOON);
    return () => clearTimeout(timer);
  }, [coming]);

  return isLate ? coming : "nothing";
}

function comingOf(search: URLSearchParams, shown: Pick<Listing, "filters" | "pages">): Coming {
  const pages = readPages(search);
  const isSame = filterKeys.every((key) => (search.get(key)?.trim() || undefined) === shown.filters[key]);
  if (!isSame || pages.first !== shown.pages.first) return "another";
  return pages.count > shown.pages.count ? "more" : "nothing";
}

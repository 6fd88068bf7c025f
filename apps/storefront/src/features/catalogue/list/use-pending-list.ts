import { type PendingList, pendingList } from "@aradhana/core/catalogue";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import type { ListView } from "./list-view.ts";

/** An answer sooner than this, in ms, needs no skeletons: they would only flicker. */
const SOON = 120;

/** The list that is being loaded. */
export function usePendingList<Card extends CatalogueCard>({ list, listing }: ListView<Card>): PendingList {
  const { state, location } = useNavigation();
  const nextSearch = state === "loading" && location.pathname === list.path ? location.search : undefined;
  const pending =
    nextSearch === undefined ? "none" : pendingList(new URLSearchParams(nextSearch), listing, list.filters);
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    setLate(false);
    if (pending === "none") return;
    const timer = setTimeout(() => setLate(true), SOON);
    return () => clearTimeout(timer);
  }, [pending]);

  return isLate ? pending : "none";
}

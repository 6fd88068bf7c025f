import { type ApiClient, getChadhaavaListing, getPoojaListing } from "@aradhana/core/api";
import type { ChadhaavaCard, Meta, OrderType, PoojaCard } from "@aradhana/core/contract";
import type { ComponentType } from "react";
import { riteFolders } from "../address/rite-folders.ts";
import { ChadhaavaTile } from "./chadhaava-tile.tsx";
import { PujaTile } from "./puja-tile.tsx";
import type { RitesQuery } from "./read-query.ts";
import type { TileProps } from "./tile-props.ts";

/** What is listed: those that fit, and what comes next of any kind. */
export interface Listed<Card> {
  found: readonly Card[];
  others: readonly Card[];
}

/** What tells the lists of one kind of rite from those of the other. */
export interface RiteKind<Card> {
  words: OrderType;
  /** Its widgets, under /widget/. */
  folder: string;
  /** All of the kind on the full site. */
  all: string;
  list(api: ApiClient, query: RitesQuery): Promise<{ results: Listed<Card>; meta: Meta }>;
  Tile: ComponentType<TileProps<Card>>;
}

/** Pujas, in lists. */
export const pujaKind: RiteKind<PoojaCard> = {
  words: "pooja",
  folder: riteFolders.pooja,
  all: "/online-puja",
  async list(api, query) {
    const { results, meta } = await getPoojaListing(api, query);
    return { results: { found: results.pujas, others: results.suggestions }, meta };
  },
  Tile: PujaTile,
};

/** Chadhaava, in lists. */
export const chadhaavaKind: RiteKind<ChadhaavaCard> = {
  words: "chadhaava",
  folder: riteFolders.chadhaava,
  all: "/",
  async list(api, query) {
    const { results, meta } = await getChadhaavaListing(api, query);
    return { results: { found: results.chadhaavas, others: results.suggestions }, meta };
  },
  Tile: ChadhaavaTile,
};

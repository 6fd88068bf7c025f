import { ritualFilters } from "@aradhana/core/catalogue";
import type { PoojaCard } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import type { CatalogueList } from "../catalogue-list.ts";
import { ritualList } from "../ritual-list.ts";
import { pujaListText } from "./list-text.ts";
import { PujaTile } from "./puja-tile.tsx";
import { VipNote } from "./vip-note.tsx";
import { VipPujaTile } from "./vip-puja-tile.tsx";

/** Every upcoming puja. */
export const pujaList: CatalogueList<PoojaCard> = {
  ...ritualList,
  path: pathTo("/online-puja"),
  filters: ritualFilters,
  text: pujaListText,
  Tile: PujaTile,
  itemPath: ({ id }) => pathTo("/pooja/:id", { id: id }),
  note: ({ vip }) => vip === "true" && <VipNote />,
};

/** The VIP pujas alone. */
export const vipPujaList: CatalogueList<PoojaCard> = {
  ...pujaList,
  path: pathTo("/vip-pujas"),
  filters: ritualFilters.filter((key) => key !== "vip"),
  fixed: { vip: "true" },
  Tile: VipPujaTile,
  itemPath: ({ id }) => pathTo("/pooja/:id/vip", { id: id }),
};

import type { PoojaCard } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import type { TileProps } from "../tile-props.ts";
import { PujaTile } from "./puja-tile.tsx";

/** A VIP puja as a card that leads to its VIP page. */
export function VipPujaTile(props: TileProps<PoojaCard>) {
  return <PujaTile {...props} href={pathTo("/pooja/:id/vip", { id: props.card.id })} />;
}

import { pujaKind } from "../../catalogue/ritual-kinds.tsx";
import { RitualRail } from "../../catalogue/ritual-rail.tsx";
import type { WidgetProps } from "../../widget.ts";

/** The upcoming pujas in one row. */
export function Component(widget: WidgetProps) {
  return <RitualRail {...widget} kind={pujaKind} />;
}

import { pujaKind } from "../../rites/rite-kinds.tsx";
import { RiteRail } from "../../rites/rite-rail.tsx";
import type { WidgetProps } from "../../widget.ts";

/** The coming pujas in one row. */
export function Component(widget: WidgetProps) {
  return <RiteRail {...widget} kind={pujaKind} />;
}

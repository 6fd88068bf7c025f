import { chadhaavaKind } from "../../rites/rite-kinds.tsx";
import { RiteRail } from "../../rites/rite-rail.tsx";
import type { WidgetProps } from "../../widget.ts";

/** The coming chadhaava in one row. */
export function Component(widget: WidgetProps) {
  return <RiteRail {...widget} kind={chadhaavaKind} />;
}

import { chadhaavaKind } from "../../catalogue/ritual-kinds.tsx";
import { RitualList } from "../../catalogue/ritual-list.tsx";
import type { WidgetProps } from "../../widget.ts";

/** The upcoming chadhaava, each a link to its own widget. */
export function Component(widget: WidgetProps) {
  return <RitualList {...widget} kind={chadhaavaKind} />;
}

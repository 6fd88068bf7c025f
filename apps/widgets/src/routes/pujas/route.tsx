import { pujaKind } from "../../rites/rite-kinds.tsx";
import { RiteList } from "../../rites/rite-list.tsx";
import type { WidgetProps } from "../../widget.ts";

/** The coming pujas, each a way to its own widget. */
export function Component(widget: WidgetProps) {
  return <RiteList {...widget} kind={pujaKind} />;
}

import { chadhaavaById } from "@aradhana/core/api";
import { useCallback } from "react";
import { RitualDetail } from "../../catalogue/ritual-detail.tsx";
import type { WidgetProps } from "../../widget.ts";
import { Offerings } from "./offerings.tsx";

/** One chadhaava: what it is, what can be offered, and its booking from the names to the payment. */
export function Component(widget: WidgetProps) {
  const { api, visitor, search, params } = widget;
  const id = params.id ?? "";
  const load = useCallback(() => chadhaavaById(api, id), [api, id]);

  return (
    <RitualDetail type="chadhaava" load={load} visitor={visitor} search={search}>
      {(chadhaava) => <Offerings {...widget} chadhaava={chadhaava} />}
    </RitualDetail>
  );
}

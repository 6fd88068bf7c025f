import { poojaById } from "@aradhana/core/api";
import { useCallback } from "react";
import { RitualDetail } from "../../catalogue/ritual-detail.tsx";
import type { WidgetProps } from "../../widget.ts";
import { PackageChoice } from "./package-choice.tsx";

/** One puja in short: its facts, its packages, and the link to book one. */
export function Component({ api, visitor, search, params, host, buyer }: WidgetProps) {
  const id = params.id ?? "";
  const load = useCallback(() => poojaById(api, id), [api, id]);
  const place = { visitor, search };

  return (
    <RitualDetail type="pooja" load={load} {...place}>
      {(puja) => <PackageChoice puja={puja} host={host} buyer={buyer} {...place} />}
    </RitualDetail>
  );
}

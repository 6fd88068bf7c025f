import { poojaById } from "@aradhana/core/api";
import { useCallback } from "react";
import { RitualAnswer } from "../../catalogue/ritual-answer.tsx";
import type { WidgetProps } from "../../widget.ts";
import { PujaBooking } from "./puja-booking.tsx";
import { PujaHead } from "./puja-head.tsx";

/** The booking of a puja: its package, add-ons, names, phone and price. */
export function Component(widget: WidgetProps) {
  const { api, visitor, search, params } = widget;
  const id = params.id ?? "";
  const load = useCallback(() => poojaById(api, id), [api, id]);

  return (
    <RitualAnswer type="pooja" load={load} visitor={visitor} search={search}>
      {(puja, over, gone) => {
        const chosen = puja.packages.find((choice) => choice.id === search.get("package"));
        const booked = chosen ?? puja.packages.find(({ is_default }) => is_default) ?? puja.packages[0];
        if (over) {
          return (
            <>
              <PujaHead puja={puja} language={visitor.language} />
              {over}
            </>
          );
        }
        return booked ? <PujaBooking {...widget} puja={puja} booked={booked} /> : gone;
      }}
    </RitualAnswer>
  );
}

import { lazy } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { WhenNear } from "../../../shared/lazy/when-near.tsx";

const PanchangToday = lazy(async () => {
  const module = await loadWithTexts(() => import("./panchang-today.tsx"));
  return { default: module.PanchangToday };
});

/** Today's panchang at the visitor's place, fetched before it is scrolled to. */
export function PanchangNear() {
  return (
    <WhenNear>
      <PanchangToday />
    </WhenNear>
  );
}

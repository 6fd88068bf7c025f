import { lazy } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { WhenNear } from "../../../shared/lazy/when-near.tsx";

const LineRails = lazy(async () => {
  const module = await loadWithTexts(() => import("./line-rails.tsx"));
  return { default: module.LineRails };
});

/** Chadhaava, products and gemstones, fetched before they are scrolled to. Their lists are also among the shortcuts. */
export function LinesNear() {
  return (
    <WhenNear>
      <LineRails />
    </WhenNear>
  );
}

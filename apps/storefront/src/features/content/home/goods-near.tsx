import { lazy } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { WhenNear } from "../../../shared/lazy/when-near.tsx";

const GoodsRails = lazy(async () => {
  const module = await loadWithTexts(() => import("./goods-rails.tsx"));
  return { default: module.GoodsRails };
});

/** Products and gemstones, fetched before they are scrolled to. Their lists are also among the shortcuts. */
export function GoodsNear() {
  return (
    <WhenNear>
      <GoodsRails />
    </WhenNear>
  );
}

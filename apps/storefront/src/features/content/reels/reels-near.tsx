import { lazy } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { WhenNear } from "../../../shared/lazy/when-near.tsx";

const ReelsRail = lazy(async () => {
  const module = await loadWithTexts(() => import("./reels-rail.tsx"));
  return { default: module.ReelsRail };
});

/** The newest reels, fetched before they are scrolled to. Their feed is also among the shortcuts. */
export function ReelsNear() {
  return (
    <WhenNear>
      <ReelsRail />
    </WhenNear>
  );
}

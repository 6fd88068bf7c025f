import { lazy, Suspense, useRef } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useIsNear } from "../../../shared/lazy/use-is-near.ts";

const GoodsRails = lazy(async () => {
  const module = await loadWithTexts(() => import("./goods-rails.tsx"));
  return { default: module.GoodsRails };
});

/** Products and gemstones, fetched before they are scrolled to. Their lists are also among the shortcuts. */
export function GoodsNear() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, "800px");
  return (
    <>
      {/* Where they begin: of itself it takes no room. */}
      <div ref={place} />
      {isNear && (
        <SilentBoundary>
          <Suspense>
            <GoodsRails />
          </Suspense>
        </SilentBoundary>
      )}
    </>
  );
}

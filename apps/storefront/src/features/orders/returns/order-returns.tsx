import { lazy, Suspense } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import type { ReturnsProps } from "./returns.tsx";

const Returns = lazy(async () => {
  const module = await loadWithTexts(() => import("./returns.tsx"));
  return { default: module.Returns };
});

/** The returns of an order that has some, or goods that can be returned. */
export const OrderReturns = (props: ReturnsProps) => (
  <SilentBoundary>
    <Suspense>
      <Returns {...props} />
    </Suspense>
  </SilentBoundary>
);

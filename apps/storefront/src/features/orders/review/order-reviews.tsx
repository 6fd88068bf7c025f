import type { Order, OrderState } from "@aradhana/core/contract";
import { lazy, Suspense } from "react";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";

const performed: readonly OrderState[] = [
  ...(["performed", "video_ready", "prasad_dispatched", "delivered", "closed"] as const),
];

const ReviewableItems = lazy(async () => {
  const module = await loadWithTexts(() => import("./reviewable-items.tsx"));
  return { default: module.ReviewableItems };
});

/** The reviews of what was performed or has arrived: its buyer writes, changes and deletes them. Nothing before that. */
export function OrderReviews({ order: { id, state, parts = [] } }: { order: Order }) {
  const isPerformed = [state, ...parts.map((part) => part.state)].some((each) => performed.includes(each));
  if (!isPerformed) return null;
  return (
    <SilentBoundary>
      <Suspense>
        <ReviewableItems orderId={id} />
      </Suspense>
    </SilentBoundary>
  );
}

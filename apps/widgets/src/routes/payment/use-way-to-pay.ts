import type { PaymentStatus } from "@aradhana/core/contract";
import { useEffect, useRef, useState } from "react";
import { onSeenAgain } from "../../payment/on-seen-again.ts";

/**
 * Where somebody is who pays in a page beside this one: still here, gone there, or back. Back is only who was seen
 * here again and whose order was asked for since: what is said to him must not be from before he paid.
 */
export function useWayToPay(payment: PaymentStatus) {
  const [way, setWay] = useState<"here" | "gone" | "back">("here");
  const isSeen = useRef(false);

  useEffect(() => {
    if (way !== "gone") return;
    isSeen.current = false;
    return onSeenAgain(() => {
      isSeen.current = true;
    });
  }, [way]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a `payment` of its own.
  useEffect(() => {
    if (isSeen.current) setWay("back");
  }, [payment]);

  return { way, goes: () => setWay("gone") };
}

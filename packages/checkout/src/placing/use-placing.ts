import { type PlacingFailure, placingFailure } from "@aradhana/core/checkout";
import { useEffect } from "react";
import { useMutation } from "../query/use-mutation.ts";

export type Placing = { status: "idle" | "working" } | PlacingFailure;

interface Options {
  /** The order that the attempt has made so far, by the time it failed. */
  orderId(): string | undefined;
  /** Asks for the price once more. */
  refetch(): void;
}

/**
 * A press that places an order and leaves for the gateway: one at a time, and always settled. When the buyer returns by
 * the browser's back button, the page works again, at today's price.
 */
export function usePlacing<Given extends unknown[]>(
  run: (...given: Given) => Promise<void>,
  { orderId, refetch }: Options,
) {
  const { state, mutate, reset } = useMutation(run);

  // A browser may show this page as it was left: busy, with an old price.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      refetch();
    };
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [reset, refetch]);

  const read = (): Placing => {
    if (state.status === "failed") return placingFailure(state.failure, orderId());
    // Done means that the browser is on its way to the gateway.
    return { status: state.status === "idle" ? "idle" : "working" };
  };

  /** Resolves to the failure, or to undefined where the payment opens or another press is under way. */
  async function place(...given: Given): Promise<PlacingFailure | undefined> {
    const settled = await mutate(...given);
    return settled && !settled.ok ? placingFailure(settled.failure, orderId()) : undefined;
  }

  return { placing: read(), place, dismiss: reset };
}

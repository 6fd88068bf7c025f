import type { Cart } from "@aradhana/core/goods";
import type { Failure, Settled } from "@aradhana/core/query";
import { useState } from "react";

/** Changes of the cart by a screen, and why the last one failed. */
export function useCartEdits() {
  const [failure, setFailure] = useState<Failure>();

  /** Whether the change was saved. */
  async function settle(change: Promise<Settled<Cart>>): Promise<boolean> {
    setFailure(undefined);
    const settled = await change;
    if (!settled.ok) setFailure(settled.failure);
    return settled.ok;
  }
  return { failure, settle };
}

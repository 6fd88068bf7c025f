import type { CartStore } from "@aradhana/core/cart";
import type { Cart, CartLine } from "@aradhana/core/goods";
import type { Failure, Settled } from "@aradhana/core/query";
import { useState } from "react";

/** Changes of the cart by a screen: why the last one failed, and what was removed and can be put back. */
export function useCartEdits(store: Pick<CartStore, "remove" | "restore">) {
  const [failure, setFailure] = useState<Failure>();
  const [removed, setRemoved] = useState<CartLine[]>([]);

  /** Whether the change was saved. */
  async function settle(change: Promise<Settled<Cart>>): Promise<boolean> {
    setFailure(undefined);
    const settled = await change;
    if (!settled.ok) setFailure(settled.failure);
    return settled.ok;
  }
  const forget = ({ id }: CartLine) => setRemoved((lines) => lines.filter((line) => line.id !== id));
  async function remove(line: CartLine) {
    setRemoved((lines) => [...lines.filter(({ id }) => id !== line.id), line]);
    if (!(await settle(store.remove(line.id)))) forget(line);
  }
  async function undo(line: CartLine) {
    if (await settle(store.restore(line.id))) forget(line);
  }
  return { failure, removed, settle, remove, undo };
}

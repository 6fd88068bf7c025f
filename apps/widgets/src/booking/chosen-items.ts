/** Chosen items with another count of one; what is chosen no more is missing. */
export function withCount(
  items: Readonly<Record<string, number>>,
  id: string,
  qty: number,
): Record<string, number> {
  const { [id]: _, ...others } = items;
  return qty > 0 ? { ...others, [id]: qty } : others;
}

/** Chosen items as the API takes them. */
export const chosenOf = (items: Readonly<Record<string, number>>) =>
  Object.entries(items).map(([id, qty]) => ({ id, qty }));

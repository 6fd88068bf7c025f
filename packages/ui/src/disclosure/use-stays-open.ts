import { useState } from "react";

/**
 * Whether something that folds is open from the code's side: once it had a reason to be, it stays so. Folding it under
 * what was just pressed in it would take away the focus; who opened it can fold it.
 */
export function useStaysOpen(hasReason: boolean): boolean {
  const [isOpen, setIsOpen] = useState(hasReason);
  if (hasReason && !isOpen) setIsOpen(true);
  return isOpen || hasReason;
}

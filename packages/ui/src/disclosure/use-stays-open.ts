import { useState } from "react";

/**
 * Whether a collapsible part is opened by code: it stays open after its first reason. Closing it under the element
 * that was just pressed would lose the focus; the user can close it.
 */
export function useStaysOpen(hasReason: boolean): boolean {
  const [isOpen, setIsOpen] = useState(hasReason);
  if (hasReason && !isOpen) setIsOpen(true);
  return isOpen || hasReason;
}

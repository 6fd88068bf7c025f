import { type KeyboardEvent, useRef, useState } from "react";

/**
 * The keys of a combobox with a list (WAI-ARIA APG): the focus stays in the field, and arrows move over the options of
 * the list, which have ids. `shown` is what the list shows: with another one, no option is active.
 */
export function useActiveOption(shown: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<{ id: string; of: unknown }>();
  const activeId = active && active.of === shown ? active.id : undefined;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // An input method uses the same keys while a word is composed.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const at = options.findIndex(({ id }) => id === activeId);
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp": {
        if (options.length === 0) return;
        event.preventDefault();
        const down = event.key === "ArrowDown";
        // Without an active option, up begins at the last one.
        const next = down ? (options[at + 1] ?? options[0]) : options.at(at === -1 ? -1 : at - 1);
        next?.scrollIntoView?.({ block: "nearest" });
        setActive(next && { id: next.id, of: shown });
        break;
      }
      case "Enter":
        if (at === -1) return;
        event.preventDefault();
        options[at]?.click();
        break;
      // They move the caret: the visitor is in the field again.
      case "Home":
      case "End":
      case "ArrowLeft":
      case "ArrowRight":
        setActive(undefined);
    }
  }

  return { list, activeId, onKeyDown };
}

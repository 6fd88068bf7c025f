import type { Combobox } from "@base-ui/react/combobox";
import { type RefObject, useRef } from "react";

interface TypedOptions<Item> {
  items: readonly Item[];
  matches: (item: Item, query: string) => boolean;
  onValueChange: (value: Item | null) => void;
  /** The element inside which the focus may move without leaving. */
  own: readonly RefObject<HTMLElement | null>[];
}

interface Typed<Item> {
  /** Props for the root of the combobox. */
  events: Pick<Combobox.Root.Props<Item>, "actionsRef" | "onInputValueChange" | "onValueChange">;
  /** The focus leaves. */
  leave: (to: Element | null) => void;
}

/**
 * Handles text that was typed but not selected: on leaving, a single match is selected, and no text clears the
 * selection.
 */
export function useTyped<Item>({ items, matches, onValueChange, own }: TypedOptions<Item>): Typed<Item> {
  /** The text typed since the last selection. */
  const typed = useRef<string>(undefined);
  const actions = useRef<Combobox.Root.Actions>(null);

  const events = {
    onInputValueChange(text: string, { reason, cancel }: Combobox.Root.ChangeEventDetails) {
      // With a closed list, Escape is for the ancestors.
      if (reason === "escape-key") cancel();
      else typed.current = reason === "input-change" ? text : undefined;
    },
    onValueChange(item: Item | null, { reason, cancel, allowPropagation }: Combobox.Root.ChangeEventDetails) {
      if (reason === "escape-key") {
        cancel();
        allowPropagation();
      }
      // An empty field may be the start of another query: it changes nothing until it is left.
      else if (reason === "input-clear") cancel();
      else onValueChange(item);
    },
  };

  function leave(to: Element | null) {
    const text = typed.current;
    if (text === undefined || own.some(({ current }) => current?.contains(to))) return;
    typed.current = undefined;
    const [only, ...others] = items.filter((item) => matches(item, text));
    if (text === "") onValueChange(null);
    else if (only && others.length === 0) onValueChange(only);
    // When closed, it shows the selection again. Base UI alone keeps the list open when the focus moves to the
    // browser's UI.
    actions.current?.close();
  }

  return { events: { ...events, actionsRef: actions }, leave };
}

import type { Combobox } from "@base-ui/react/combobox";
import { type RefObject, useRef } from "react";

interface TypedOptions<Item> {
  items: readonly Item[];
  matches: (item: Item, query: string) => boolean;
  onValueChange: (value: Item | null) => void;
  /** Where the focus may go without leaving. */
  own: readonly RefObject<HTMLElement | null>[];
}

interface Typed<Item> {
  /** For the root of the combobox. */
  events: Pick<Combobox.Root.Props<Item>, "actionsRef" | "onInputValueChange" | "onValueChange">;
  /** The focus goes elsewhere. */
  leave: (to: Element | null) => void;
}

/** What becomes of what is typed and not chosen: whoever has left one possibility, or none at all, has said enough. */
export function useTyped<Item>({ items, matches, onValueChange, own }: TypedOptions<Item>): Typed<Item> {
  /** What is typed since the last choice. */
  const typed = useRef<string>(undefined);
  const actions = useRef<Combobox.Root.Actions>(null);

  const events = {
    onInputValueChange(text: string, { reason, cancel }: Combobox.Root.ChangeEventDetails) {
      // Escape on a folded list is meant for what is around.
      if (reason === "escape-key") cancel();
      else typed.current = reason === "input-change" ? text : undefined;
    },
    onValueChange(item: Item | null, { reason, cancel, allowPropagation }: Combobox.Root.ChangeEventDetails) {
      if (reason === "escape-key") {
        cancel();
        allowPropagation();
      }
      // An empty field may be on its way to another word: it means nothing until it is left.
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
    // Folded, it shows what is chosen again; by itself it stays open where the focus goes to the browser's own bar.
    actions.current?.close();
  }

  return { events: { ...events, actionsRef: actions }, leave };
}

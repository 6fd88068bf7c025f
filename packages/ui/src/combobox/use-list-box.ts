import { type KeyboardEvent, useState } from "react";
import { matchesQuery } from "./matches-query.ts";

interface ListBoxOptions<Item> {
  items: readonly Item[];
  value: Item | null;
  onValueChange: (value: Item | null) => void;
  keyOf: (item: Item) => string;
  textOf: (item: Item) => string;
  searchTextOf: (item: Item) => string;
  isLocked: boolean;
  /** The list is always there. */
  inline: boolean;
}

interface Active {
  key: string;
  /** The pointer lies on it, so it need not be scrolled to. */
  isPointedAt: boolean;
}

/** What an editable combobox with a list does, by the ARIA practices: keys, typing, choosing, leaving. */
export function useListBox<Item>(options: ListBoxOptions<Item>) {
  const { items, value, onValueChange, keyOf, textOf, searchTextOf, isLocked, inline } = options;
  const [isOpen, setOpen] = useState(false);
  /** What is typed since the last choice; `undefined` shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState<Active>();

  const found = typed === undefined ? items : items.filter((item) => matchesQuery(searchTextOf(item), typed));
  const chosenKey = value === null ? undefined : keyOf(value);

  function moveTo(key: string | undefined) {
    setActive(key === undefined ? undefined : { key, isPointedAt: false });
  }
  function pointAt(key: string) {
    // The same state again where nothing changed: the pointer moves often, and the list may be long.
    setActive((now) => (now?.key === key ? now : { key, isPointedAt: true }));
  }
  function open() {
    if (isLocked) return;
    setOpen(true);
    moveTo(chosenKey);
  }
  function close() {
    setOpen(false);
    setTyped(undefined);
    setActive(undefined);
  }
  function choose(item: Item | null) {
    if (!isLocked) onValueChange(item);
    close();
  }
  function type(text: string) {
    const [first] = items.filter((item) => matchesQuery(searchTextOf(item), text));
    setTyped(text);
    setOpen(true);
    moveTo(text !== "" && first ? keyOf(first) : undefined);
  }
  /** Whoever has left one possibility, or none at all, has said enough. */
  function leave() {
    const [only, ...others] = found;
    if (typed === "") choose(null);
    else if (typed !== undefined && only && others.length === 0) choose(only);
    else close();
  }
  function step(by: 1 | -1) {
    const at = found.findIndex((item) => keyOf(item) === active?.key);
    const from = at === -1 && by === -1 ? 0 : at;
    const next = found.at((from + by) % found.length);
    moveTo(next && keyOf(next));
  }
  function onKeyDown(event: KeyboardEvent) {
    // Somebody who composes a Hindi word needs the arrows and Enter for that.
    if (event.nativeEvent.isComposing) return;
    const current = found.find((item) => keyOf(item) === active?.key);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (isOpen) step(event.key === "ArrowDown" ? 1 : -1);
      else open();
    } else if (event.key === "Enter" && isOpen && current) choose(current);
    else if (event.key === "Escape" && ((isOpen && !inline) || typed !== undefined)) close();
    else return;
    event.preventDefault();
  }

  return {
    isOpen,
    text: typed ?? (value === null ? "" : textOf(value)),
    found,
    active,
    chosenKey,
    pointAt,
    open,
    close,
    choose,
    type,
    leave,
    onKeyDown,
  };
}

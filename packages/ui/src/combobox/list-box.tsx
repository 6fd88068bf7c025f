import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { CheckIcon } from "../icon/index.ts";
import styles from "./combobox.module.css";

interface ListBoxProps<Item> {
  id: string;
  labelId: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  optionId: (key: string) => string;
  emptyText: ReactNode;
  /** The item that Enter would choose. */
  active: { key: string; isPointedAt: boolean } | undefined;
  chosenKey: string | undefined;
  onPointAt: (key: string) => void;
  onChoose: (item: Item) => void;
  place: "inline" | "over" | "away";
}

/** As much as the list may take below the field, before it goes above it. */
const WANTED_ROOM = 240;

/** The list of a combobox. The focus stays in its field; `active` is where the keys are. */
export function ListBox<Item>({
  id,
  labelId,
  items,
  keyOf,
  renderItem,
  optionId,
  emptyText,
  active,
  chosenKey,
  onPointAt,
  onChoose,
  place,
}: ListBoxProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<"below" | "above">("below");

  useLayoutEffect(() => {
    if (place !== "over") return;
    const field = list.current?.parentElement?.getBoundingClientRect();
    if (!field) return;
    const below = window.innerHeight - field.bottom;
    setSide(below < WANTED_ROOM && field.top > below ? "above" : "below");
  }, [place]);

  useEffect(() => {
    if (active && !active.isPointedAt)
      list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus where it is, in the field
    <div
      ref={list}
      className={styles.popup}
      data-place={place}
      data-side={side}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-labelledby={labelId} className={styles.list}>
        {items.map((item) => {
          const key = keyOf(item);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the focus is, in the field
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and points here
            <div
              key={key}
              id={optionId(key)}
              role="option"
              aria-selected={key === chosenKey}
              data-active={key === active?.key || undefined}
              className={styles.item}
              onPointerMove={() => onPointAt(key)}
              onClick={() => onChoose(item)}
            >
              <span className={styles.text}>{renderItem(item)}</span>
              {key === chosenKey && <CheckIcon size="sm" className={styles.chosen} />}
            </div>
          );
        })}
      </div>
      <p role="status" className={styles.empty}>
        {place !== "away" && items.length === 0 && emptyText}
      </p>
    </div>
  );
}

import { Combobox as Base } from "@base-ui/react/combobox";
import type { ReactNode, Ref } from "react";
import { CheckIcon } from "../icon/page-icons.tsx";
import styles from "./combobox.module.css";

interface ListBoxProps<Item> {
  ref: Ref<HTMLDivElement>;
  labelId: string;
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  emptyText: ReactNode;
  inline: boolean;
}

/** The list of a combobox: in the page when `inline`, otherwise over it. */
export function ListBox<Item>({ ref, labelId, keyOf, renderItem, emptyText, inline }: ListBoxProps<Item>) {
  const list = (
    <>
      <Base.List aria-labelledby={labelId} className={styles.list}>
        {(item: Item) => (
          <Base.Item key={keyOf(item)} value={item} className={styles.item}>
            <span className={styles.text}>{renderItem(item)}</span>
            <Base.ItemIndicator className={styles.chosen}>
              <CheckIcon size="sm" />
            </Base.ItemIndicator>
          </Base.Item>
        )}
      </Base.List>
      <Base.Empty className={styles.empty}>{emptyText}</Base.Empty>
    </>
  );
  if (inline) return <div ref={ref}>{list}</div>;
  return (
    <Base.Portal>
      <Base.Positioner align="start" sideOffset={4} collisionPadding={8} className={styles.place}>
        <Base.Popup ref={ref} className={styles.popup}>
          {list}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldWords } from "../field/index.ts";
import { CheckIcon, ChevronDownIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import styles from "./combobox.module.css";
import { matchesQuery } from "./matches-query.ts";

export type ComboboxProps<Item> = Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "onChange" | "list"
> &
  FieldWords & {
    items: readonly Item[];
    value: Item | null;
    onValueChange: (value: Item | null) => void;
    /** Tells items apart, and is what a form sends. */
    keyOf: (item: Item) => string;
    /** What the field shows of the chosen item. */
    textOf: (item: Item) => string;
    /** What one may type to find an item. @default what the field shows */
    searchTextOf?: (item: Item) => string;
    /** How an item looks in the list. @default its text */
    renderItem?: (item: Item) => ReactNode;
    /** What the button says that shows the list. */
    openLabel: string;
    /** Shown where nothing is found. */
    emptyText: ReactNode;
    /** The list stands in the page under the field instead of over it: for a panel of its own. @default false */
    inline?: boolean;
  };

/** One choice among many, found by typing: a country among 240. */
export function Combobox<Item>({
  label,
  hint,
  error,
  labelAside,
  items,
  value,
  onValueChange,
  keyOf,
  textOf,
  searchTextOf = textOf,
  renderItem = textOf,
  openLabel,
  emptyText,
  inline = false,
  className,
  name,
  ...rest
}: ComboboxProps<Item>) {
  const list = (
    <>
      <BaseCombobox.Empty>
        <p className={styles.empty}>{emptyText}</p>
      </BaseCombobox.Empty>
      <BaseCombobox.List className={styles.list} data-inline={inline || undefined}>
        {(item: Item) => (
          <BaseCombobox.Item key={keyOf(item)} value={item} className={styles.item}>
            <span className={styles.text}>{renderItem(item)}</span>
            <BaseCombobox.ItemIndicator className={styles.chosen}>
              <CheckIcon size="sm" />
            </BaseCombobox.ItemIndicator>
          </BaseCombobox.Item>
        )}
      </BaseCombobox.List>
    </>
  );
  return (
    <BaseCombobox.Root
      items={items}
      value={value}
      onValueChange={onValueChange}
      itemToStringLabel={textOf}
      itemToStringValue={keyOf}
      isItemEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      filter={(item, query) => matchesQuery(searchTextOf(item), query)}
      autoHighlight
      inline={inline}
      {...(inline && { open: true })}
      name={name}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
      required={rest.required}
    >
      <Field {...{ label, hint, error, labelAside }} control={rest}>
        {(control) => (
          <BaseCombobox.InputGroup className={clsx(controlStyles.control, styles.box)}>
            <BaseCombobox.Input
              // What is chosen gives way to what is typed.
              onFocus={({ currentTarget }) => currentTarget.select()}
              {...rest}
              {...control}
              className={clsx(styles.input, className)}
            />
            {!inline && (
              <BaseCombobox.Trigger
                render={
                  <IconButton label={openLabel}>
                    <ChevronDownIcon size="sm" />
                  </IconButton>
                }
              />
            )}
          </BaseCombobox.InputGroup>
        )}
      </Field>
      {inline ? (
        list
      ) : (
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner sideOffset={4} className={styles.positioner}>
            <BaseCombobox.Popup className={styles.popup}>{list}</BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      )}
    </BaseCombobox.Root>
  );
}

import { Combobox as Base } from "@base-ui/react/combobox";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldMessages } from "../field/index.ts";
import { ChevronDownIcon } from "../icon/page-icons.tsx";
import { IconButton } from "../icon-button/index.ts";
import styles from "./combobox.module.css";
import { ListBox } from "./list-box.tsx";
import { matchesQuery } from "./matches-query.ts";
import { useInBrowser } from "./use-in-browser.ts";
import { useTyped } from "./use-typed.ts";

export type ComboboxProps<Item> = Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "onChange" | "list" | "type"
> &
  FieldMessages & {
    items: readonly Item[];
    value: Item | null;
    onValueChange: (value: Item | null) => void;
    /** Identifies an item; submitted by a form. */
    keyOf: (item: Item) => string;
    /** The text of an item in the field. */
    textOf: (item: Item) => string;
    /** The text that is searched. @default the text in the field */
    searchTextOf?: (item: Item) => string;
    /** How an item is rendered in the list. @default its text */
    renderItem?: (item: Item) => ReactNode;
    /** Label of the button that opens the list. */
    openLabel: string;
    /** Shown and announced when nothing matches. */
    emptyText: ReactNode;
    /** The list is part of the page and the field only filters it: for a separate panel. @default false */
    inline?: boolean;
  };

/** One option out of many, found by typing: a country out of 240. Keys, focus and positioning are Base UI's. */
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
  name,
  className,
  ...rest
}: ComboboxProps<Item>) {
  const { disabled, readOnly, required, form } = rest;
  const inBrowser = useInBrowser();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const matches = (item: Item, query: string) => matchesQuery(searchTextOf(item), query);
  const typed = useTyped({ items, matches, onValueChange, own: [root, list] });

  // Typing replaces the text of the selection.
  const chosenKey = value === null ? undefined : keyOf(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the selection changes
  useEffect(() => {
    const input = root.current?.querySelector("input");
    if (input && input === document.activeElement) input.select();
  }, [chosenKey]);

  const look = { className: clsx(styles.input, className) };
  return (
    <Field {...{ label, hint, error, labelAside }} control={rest}>
      {(control, labelId) => {
        // Base UI hides the submitted field with a `style` attribute, which our policy rejects in server HTML.
        if (!inBrowser) {
          return (
            <div className={styles.combobox}>
              <div className={clsx(controlStyles.control, styles.box)}>
                <input
                  {...rest}
                  {...control}
                  {...look}
                  readOnly
                  defaultValue={value === null ? "" : textOf(value)}
                />
                {name && <input type="hidden" {...{ name, form, disabled }} value={chosenKey ?? ""} />}
              </div>
            </div>
          );
        }
        return (
          <div ref={root} className={styles.combobox}>
            <Base.Root
              items={items}
              value={value}
              filter={matches}
              itemToStringLabel={textOf}
              itemToStringValue={keyOf}
              isItemEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
              autoHighlight
              {...{ name, form, disabled, readOnly, required, inline }}
              {...(inline && { open: true })}
              {...typed.events}
              onOpenChange={(open, details) => {
                // A disabled or read-only field does not need a list.
                if (open && readOnly) details.cancel();
              }}
            >
              <Base.InputGroup className={clsx(controlStyles.control, styles.box)}>
                <Base.Input
                  {...rest}
                  {...control}
                  {...look}
                  onFocus={(event) => {
                    event.target.select();
                    rest.onFocus?.(event);
                  }}
                  onBlur={(event) => {
                    if (!inline) typed.leave(event.relatedTarget);
                    rest.onBlur?.(event);
                  }}
                />
                {!inline && (
                  <Base.Trigger disabled={disabled || readOnly} render={<IconButton label={openLabel} />}>
                    <ChevronDownIcon size="sm" />
                  </Base.Trigger>
                )}
              </Base.InputGroup>
              <ListBox {...{ ref: list, labelId, keyOf, renderItem, emptyText, inline }} />
            </Base.Root>
          </div>
        );
      }}
    </Field>
  );
}

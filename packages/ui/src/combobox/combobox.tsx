import { Combobox as Base } from "@base-ui/react/combobox";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldWords } from "../field/index.ts";
import { ChevronDownIcon } from "../icon/index.ts";
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
    /** Shown, and spoken, where nothing is found. */
    emptyText: ReactNode;
    /** The list stands in the page, and the field above it only searches there: for a panel of its own. @default false */
    inline?: boolean;
  };

/** One choice among many, found by typing: a country among 240. Keys, focus and placing are Base UI's. */
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

  // What was chosen gives way to what is typed next.
  const chosenKey = value === null ? undefined : keyOf(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment of choosing
  useEffect(() => {
    const input = root.current?.querySelector("input");
    if (input && input === document.activeElement) input.select();
  }, [chosenKey]);

  const look = { className: clsx(styles.input, className) };
  return (
    <Field {...{ label, hint, error, labelAside }} control={rest}>
      {(control, labelId) => {
        // Base UI hides the field that a form sends by a `style` attribute, which our policy refuses where a server writes it.
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
                // There is nothing to look up where nothing may be chosen.
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

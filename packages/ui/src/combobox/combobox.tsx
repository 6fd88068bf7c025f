import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldWords } from "../field/index.ts";
import { ChevronDownIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import styles from "./combobox.module.css";
import { ListBox } from "./list-box.tsx";
import { useListBox } from "./use-list-box.ts";

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
  name,
  className,
  ...rest
}: ComboboxProps<Item>) {
  const listId = useId();
  const isLocked = Boolean(rest.disabled || rest.readOnly);
  const box = useListBox({ items, value, onValueChange, keyOf, textOf, searchTextOf, isLocked, inline });
  const root = useRef<HTMLDivElement>(null);

  // What was chosen gives way to what is typed next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment of choosing
  useEffect(() => {
    const input = root.current?.querySelector("input");
    if (input && input === document.activeElement) input.select();
  }, [box.chosenKey]);

  const isShown = inline || box.isOpen;
  const optionId = (key: string) => `${listId}${key}`;
  return (
    <Field {...{ label, hint, error, labelAside }} control={rest}>
      {(control, labelId) => (
        <div ref={root} className={styles.combobox}>
          <div className={clsx(controlStyles.control, styles.box)}>
            <input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isShown}
              aria-controls={listId}
              aria-activedescendant={isShown && box.active ? optionId(box.active.key) : undefined}
              value={box.text}
              onChange={(event) => box.type(event.target.value)}
              onFocus={(event) => {
                event.target.select();
                rest.onFocus?.(event);
              }}
              onClick={(event) => {
                if (!box.isOpen) box.open();
                rest.onClick?.(event);
              }}
              onBlur={(event) => {
                box.leave();
                rest.onBlur?.(event);
              }}
              onKeyDown={(event) => {
                rest.onKeyDown?.(event);
                if (!event.defaultPrevented) box.onKeyDown(event);
              }}
              className={clsx(styles.input, className)}
            />
            {name && <input type="hidden" name={name} value={box.chosenKey ?? ""} disabled={rest.disabled} />}
            {!inline && (
              <IconButton
                label={openLabel}
                // The arrow keys in the field do the same: one stop less on the way through the form.
                tabIndex={-1}
                aria-expanded={isShown}
                aria-controls={listId}
                disabled={isLocked}
                onMouseDown={(event) => event.preventDefault()}
                onClick={({ currentTarget }) => {
                  currentTarget.parentElement?.querySelector("input")?.focus();
                  if (box.isOpen) box.close();
                  else box.open();
                }}
              >
                <ChevronDownIcon size="sm" />
              </IconButton>
            )}
          </div>
          <ListBox
            id={listId}
            labelId={labelId}
            items={isShown ? box.found : []}
            {...{ keyOf, renderItem, optionId, emptyText }}
            active={box.active}
            chosenKey={box.chosenKey}
            onPointAt={box.pointAt}
            onChoose={box.choose}
            place={inline ? "inline" : isShown ? "over" : "away"}
          />
        </div>
      )}
    </Field>
  );
}

import { clsx } from "clsx";
import { type ComponentProps, type KeyboardEvent, useId } from "react";
import controlStyles from "../field/control.module.css";
import { Field } from "../field/index.ts";
import { CloseIcon, SearchIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import styles from "./search-field.module.css";

export type SearchFieldProps = ComponentProps<"input"> & {
  /** What is searched, for those who listen; the lens and the placeholder tell the others. */
  label: string;
  /** Whether the label stands over the field for all to see. @default false */
  showLabel?: boolean;
  /** What the button that empties the field says. */
  clearLabel: string;
};

/** A native search input with a lens and a button that empties it. */
export function SearchField({ label, showLabel, clearLabel, className, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const isLocked = rest.disabled || rest.readOnly;

  // Not every browser empties it, and a sheet around closes by a key that nobody has used.
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    const { key, currentTarget: input, nativeEvent, defaultPrevented } = event;
    if (key !== "Escape" || nativeEvent.isComposing || defaultPrevented || isLocked || !input.value) return;
    event.preventDefault();
    empty(input);
  }

  const box = (
    <div className={clsx(controlStyles.control, styles.box)}>
      <SearchIcon className={styles.lens} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        // The clear button hides while the placeholder shows: there must be one.
        placeholder={rest.placeholder || " "}
        onKeyDown={onKeyDown}
        type="search"
        id={id}
        aria-label={showLabel ? undefined : label}
        className={clsx(styles.input, className)}
      />
      {!isLocked && (
        <IconButton
          label={clearLabel}
          onClick={({ currentTarget }) => empty(currentTarget.previousElementSibling as HTMLInputElement)}
          className={styles.clear}
        >
          <CloseIcon size="sm" />
        </IconButton>
      )}
    </div>
  );
  return showLabel ? (
    <Field label={label} control={{ id, required: rest.required }}>
      {() => box}
    </Field>
  ) : (
    box
  );
}

function empty(input: HTMLInputElement) {
  // React ignores an input event whose value it has set itself: the prototype's setter goes past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

import { clsx } from "clsx";
import { type ComponentProps, type KeyboardEvent, useId } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldControl, type FieldMessages } from "../field/index.ts";
import { CloseIcon, SearchIcon } from "../icon/page-icons.tsx";
import { IconButton } from "../icon-button/index.ts";
import styles from "./search-field.module.css";

export type SearchFieldProps = ComponentProps<"input"> &
  Pick<FieldMessages, "hint" | "error"> & {
    /** Its accessible name; icon and placeholder show it to others. */
    label: string;
    /** Whether the label is visible. @default false */
    showLabel?: boolean;
    /** Accessible name of the clear button. */
    clearLabel: string;
  };

/** A native search input with an icon and a clear button. */
export function SearchField({
  label,
  showLabel,
  clearLabel,
  hint,
  error,
  className,
  ...rest
}: SearchFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const isLocked = rest.disabled || rest.readOnly;

  // Not every browser clears it on Escape, and a dialog around it would close on an unhandled key.
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    const { key, currentTarget: input, nativeEvent, defaultPrevented } = event;
    if (key !== "Escape" || nativeEvent.isComposing || defaultPrevented || isLocked || !input.value) return;
    event.preventDefault();
    empty(input);
  }

  const box = (control: Partial<FieldControl>) => (
    <div className={clsx(controlStyles.control, styles.box)}>
      <SearchIcon className={styles.lens} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        {...control}
        // The clear button is hidden while the placeholder shows, so there must be one.
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
    <Field {...{ label, hint, error }} control={{ ...rest, id }}>
      {box}
    </Field>
  ) : (
    box({})
  );
}

function empty(input: HTMLInputElement) {
  // React ignores an input event after it has set the value itself, so use the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

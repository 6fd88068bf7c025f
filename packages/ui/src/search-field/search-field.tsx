import { clsx } from "clsx";
import { type ComponentProps, type MouseEvent, useId } from "react";
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
  const box = (
    <div className={clsx(controlStyles.control, styles.box)}>
      <SearchIcon className={styles.lens} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        // The clear button hides while the placeholder shows: there must be one.
        placeholder=" "
        {...rest}
        type="search"
        id={id}
        aria-label={showLabel ? undefined : label}
        className={clsx(styles.input, className)}
      />
      <IconButton label={clearLabel} onClick={clear} className={styles.clear}>
        <CloseIcon size="sm" />
      </IconButton>
    </div>
  );
  return showLabel ? (
    <Field label={label} control={{ id }}>
      {() => box}
    </Field>
  ) : (
    box
  );
}

function clear({ currentTarget }: MouseEvent) {
  const input = currentTarget.previousElementSibling as HTMLInputElement;
  // React ignores an input event whose value it has set itself: the prototype's setter goes past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

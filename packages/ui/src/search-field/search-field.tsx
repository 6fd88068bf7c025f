import { clsx } from "clsx";
import { type ComponentProps, type MouseEvent, useId } from "react";
import controlStyles from "../field/control.module.css";
import { CloseIcon, SearchIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import styles from "./search-field.module.css";

export type SearchFieldProps = ComponentProps<"input"> & {
  /** What is searched, for those who listen; the lens and the placeholder tell the others. */
  label: string;
  /** What the button that empties the field says. */
  clearLabel: string;
};

/** A native search input with a lens and a button that empties it. */
export function SearchField({ label, clearLabel, className, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
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
        aria-label={label}
        className={clsx(styles.input, className)}
      />
      <IconButton label={clearLabel} onClick={clear} className={styles.clear}>
        <CloseIcon size="sm" />
      </IconButton>
    </div>
  );
}

function clear({ currentTarget }: MouseEvent) {
  const input = currentTarget.previousElementSibling as HTMLInputElement;
  // React ignores an input event whose value it has set itself: the prototype's setter goes past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

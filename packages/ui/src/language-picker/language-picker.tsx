import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./language-picker.module.css";

export type LanguagePickerProps<Code extends string> = Omit<ComponentProps<"ul">, "children" | "onChange"> & {
  /** Its accessible name. */
  label: string;
  /** Each in its own language and script. */
  languages: readonly { code: Code; name: string }[];
  value: Code;
  onValueChange: (code: Code) => void;
};

/** The languages of the page, each by its own name, so that every reader finds theirs. */
export function LanguagePicker<Code extends string>({
  label,
  languages,
  value,
  onValueChange,
  className,
  ...rest
}: LanguagePickerProps<Code>) {
  if (languages.length === 0) return null;
  return (
    <ul aria-label={label} {...rest} className={clsx(styles.languages, className)}>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            aria-pressed={code === value}
            className={styles.language}
            onClick={() => onValueChange(code)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

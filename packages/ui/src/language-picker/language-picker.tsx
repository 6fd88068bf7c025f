import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./language-picker.module.css";

export type LanguagePickerProps<Code extends string> = Omit<ComponentProps<"ul">, "children" | "onChange"> & {
  /** What is chosen here, for those who listen. */
  label: string;
  /** Each in its own words and script. */
  languages: readonly { code: Code; name: string }[];
  value: Code;
  onValueChange: (code: Code) => void;
};

/** The languages of the page, each named by itself, so that whoever reads none of the others finds it. */
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

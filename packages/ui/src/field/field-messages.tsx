import { type ReactNode, useId } from "react";
import { WarningIcon } from "../icon/page-icons.tsx";
import styles from "./field.module.css";

/** The texts around a control. */
export interface FieldMessages {
  /** Always visible. */
  label: ReactNode;
  /** Help before typing: a format, or why the field is needed. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; it marks the control as invalid. */
  error?: ReactNode;
  /** At the end of the label's line: "optional", a "Change" link. */
  labelAside?: ReactNode;
}

/** The ids that connect hint and error with their control. */
export function useDescription({ hint, error }: Pick<FieldMessages, "hint" | "error">, others?: string) {
  const base = useId();
  const hintId = hint ? `${base}hint` : undefined;
  const errorId = error ? `${base}error` : undefined;
  // The error first: it is what a user who returns to the field needs.
  return { hintId, errorId, describedBy: [errorId, hintId, others].filter(Boolean).join(" ") || undefined };
}

/** The content of a label or a legend. */
export function LabelText({ label, required }: Pick<FieldMessages, "label"> & { required?: boolean }) {
  return (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

/** The error message under a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <WarningIcon size="text" />
      <span>{children}</span>
    </p>
  );
}

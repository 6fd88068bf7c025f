import { type ReactNode, useId } from "react";
import { WarningIcon } from "../icon/index.ts";
import styles from "./field.module.css";

/** What is said around a control. */
export interface FieldWords {
  /** Always in sight. */
  label: ReactNode;
  /** Said before anything is typed: a format, a reason for asking. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the control as invalid. */
  error?: ReactNode;
  /** Stands at the other end of the label's line: "optional", a "Change" link. */
  labelAside?: ReactNode;
}

/** The ids that tie hint and error to their control. */
export function useDescription({ hint, error }: Pick<FieldWords, "hint" | "error">, others?: string) {
  const base = useId();
  const hintId = hint ? `${base}hint` : undefined;
  const errorId = error ? `${base}error` : undefined;
  // The error first: it is what somebody who comes back to the field needs.
  return { hintId, errorId, describedBy: [errorId, hintId, others].filter(Boolean).join(" ") || undefined };
}

/** What is inside a label or a legend. */
export function LabelWords({ label, required }: Pick<FieldWords, "label"> & { required?: boolean }) {
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

/** What is wrong with a field, under it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <WarningIcon size="text" />
      <span>{children}</span>
    </p>
  );
}

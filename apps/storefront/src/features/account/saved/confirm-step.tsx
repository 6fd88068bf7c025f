import { focusOnMount } from "@aradhana/browser/focus";
import { Button } from "@aradhana/ui/button";
import styles from "./saved.module.css";

interface Props {
  /** The accessible name of the step. */
  label: string;
  question: string;
  confirm: string;
  keep: string;
  busy: boolean;
  onConfirm(): void;
  onKeep(): void;
}

/** Asks once more before something is deleted. The focus moves to it, since the pressed button may be gone. */
export function ConfirmStep({ label, question, confirm, keep, busy, onConfirm, onKeep }: Props) {
  return (
    <fieldset aria-label={label} className={styles.part}>
      <p ref={focusOnMount} tabIndex={-1}>
        {question}
      </p>
      <Button variant="danger" loading={busy} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button variant="line" aria-disabled={busy} onClick={busy ? undefined : onKeep}>
        {keep}
      </Button>
    </fieldset>
  );
}

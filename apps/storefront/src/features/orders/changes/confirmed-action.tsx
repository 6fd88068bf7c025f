import { Button } from "@aradhana/ui/button";
import { type ReactNode, useState } from "react";
import styles from "./changes.module.css";

interface ConfirmedActionProps {
  /** The first button. */
  action: string;
  /** Its name for screen readers, if the visible one is not enough. */
  label?: string | undefined;
  /** Facts beside the first button. */
  facts?: ReactNode;
  /** What is asked or chosen before the second press. */
  children: ReactNode;
  now: string;
  keep: string;
  loading: boolean;
  onConfirm: () => void;
}

/** An action that money or a date depends on: the first press shows what will happen, the second one does it. */
export function ConfirmedAction({
  action,
  label,
  facts,
  children,
  now,
  keep,
  ...rest
}: ConfirmedActionProps) {
  const [isOpen, setOpen] = useState(false);
  const { loading, onConfirm } = rest;
  if (!isOpen) {
    return (
      <div className={styles.step}>
        <Button variant="line" aria-label={label} onClick={() => setOpen(true)}>
          {action}
        </Button>
        {facts}
      </div>
    );
  }
  return (
    <div className={styles.step}>
      {children}
      <div className={styles.actions}>
        {/* The pressed button was replaced: the focus moves to the question. */}
        <Button autoFocus variant="line" loading={loading} onClick={onConfirm}>
          {now}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {keep}
        </Button>
      </div>
    </div>
  );
}

import { formatMoney } from "@aradhana/core/money";
import { ActionBar } from "@aradhana/ui/action-bar";
import { Button } from "@aradhana/ui/button";
import { Opening } from "@aradhana/ui/progress";
import { Skeleton } from "@aradhana/ui/skeleton";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import type { FocusEventHandler, FormEvent, ReactNode, Ref } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./checkout.module.css";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

interface Props extends Pick<StepProps, "quote" | "packageName"> {
  heading: string;
  ref?: Ref<HTMLFormElement>;
  onSubmit(): void;
  /** The button's words. @default "Continue" */
  action?: string;
  loading?: boolean;
  onBlur?: FocusEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** One step: its heading, its fields, and in one line the package, the total and the button that leads on. */
export function StepForm({
  heading,
  ref,
  quote,
  packageName,
  onSubmit,
  action,
  loading = false,
  onBlur,
  children,
}: Props) {
  const t = useText(continueText);
  const { status, shown } = quote.state;
  // The last price is of another choice until the new one comes: on a slow connection that takes seconds.
  const isCurrent = status !== "working";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Posted, should it ever be sent as it is: a number does not belong in an address.
    <form ref={ref} method="post" onSubmit={submit} onBlur={onBlur} noValidate className={styles.step}>
      <h2 tabIndex={-1}>{heading}</h2>
      {children}
      {!isCurrent && <Opening />}
      <ActionBar>
        <p className={styles.total} aria-live="polite" aria-busy={!isCurrent}>
          <span className={styles.totalLabel}>
            {packageName ?? t.pay.total}
            {packageName && <VisuallyHidden>, {t.pay.total}</VisuallyHidden>}
          </span>{" "}
          <b>{isCurrent ? shown && formatMoney(shown.totals.grand) : <Skeleton width="4.5rem" />}</b>
        </p>
        <Button type="submit" loading={loading}>
          {action ?? t.next}
        </Button>
      </ActionBar>
    </form>
  );
}

import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { CheckIcon } from "../icon/page-icons.tsx";
import { Link } from "../link/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./steps.module.css";

export type StepsProps = Omit<ComponentProps<"nav">, "children"> & {
  label: string;
  /** In order; completed steps may be links, and so may a skipped one. */
  steps: readonly { label: string; href?: string; isOpen?: boolean }[];
  /** Index of the current step, from 0. Past the last one, all are complete. */
  current: number;
  /** Announced before the name of a completed step. */
  doneLabel: string;
};

/** The progress of a purchase, with links to completed steps. */
export function Steps({ label, steps, current, doneLabel, className, ...rest }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.steps, className)}>
      <ol className={styles.list}>
        {steps.map((step, n) => {
          const passed = n < current;
          const done = passed && !step.isOpen;
          const content = (
            <>
              <span className={styles.mark}>{done ? <CheckIcon size="sm" /> : n + 1}</span>
              <span>
                {done && <VisuallyHidden>{doneLabel} </VisuallyHidden>}
                {step.label}
              </span>
            </>
          );
          return (
            <li
              key={step.label}
              aria-current={n === current ? "step" : undefined}
              data-done={done || undefined}
              className={styles.step}
            >
              {passed && step.href ? (
                <Link href={step.href} className={styles.inner}>
                  {content}
                </Link>
              ) : (
                <span className={styles.inner}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

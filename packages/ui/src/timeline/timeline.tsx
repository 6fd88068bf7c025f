import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { CheckIcon, CloseIcon } from "../icon/page-icons.tsx";
import { Link, type LinkProps } from "../link/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./timeline.module.css";

export type TimelineStep = {
  key: string;
  title: string;
  state: "done" | "current" | "coming" | "failed";
  /** The state as text for screen readers: "done", "now", "to come". */
  stateLabel: string;
  /** Its actual or planned time, machine-readable and as shown. */
  time?: { iso: string; label: string } | undefined;
  note?: string | undefined;
  /** Its evidence; `target` for a file, which no router opens. */
  evidence?: (Pick<LinkProps, "href" | "target"> & { label: string }) | undefined;
};

export type TimelineProps = Omit<ComponentProps<"ol">, "children"> & {
  steps: readonly TimelineStep[];
};

/** Completed steps with time and evidence, and the steps to come. */
export function Timeline({ steps, className, ...rest }: TimelineProps) {
  if (steps.length === 0) return null;
  return (
    <ol {...rest} className={clsx(styles.timeline, className)}>
      {steps.map(({ key, title, state, stateLabel, time, note, evidence }) => (
        <li
          key={key}
          data-state={state}
          aria-current={state === "current" ? "step" : undefined}
          className={styles.step}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === "done" && <CheckIcon size="sm" />}
            {state === "failed" && <CloseIcon size="sm" />}
          </span>
          <p className={styles.title}>
            <VisuallyHidden>{stateLabel}: </VisuallyHidden>
            {title}
          </p>
          {time && (
            <time dateTime={time.iso} className={styles.time}>
              {time.label}
            </time>
          )}
          {note && <p className={styles.note}>{note}</p>}
          {evidence && (
            <Link href={evidence.href} target={evidence.target} variant="more" className={styles.evidence}>
              {evidence.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

import { clsx } from "clsx";
import type { ComponentProps, ReactNode, Ref } from "react";
import { PetalRing } from "../petal-ring/index.ts";
import styles from "./state-panel.module.css";

export type StatePanelProps = Omit<ComponentProps<"section">, "title"> & {
  /** The icon in the ring of petals. */
  sign: ReactNode;
  /** @default "plain" */
  tone?: "plain" | "good" | "bad";
  /** In progress: the ring turns. */
  turning?: boolean;
  heading: string;
  /** The heading level. @default "h2" */
  headingAs?: "h1" | "h2" | "h3";
  /** For moving the focus to the heading, which makes it focusable. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The next steps, the best one first. */
  actions?: ReactNode;
  /** Small text at the bottom: an id for the support. */
  foot?: ReactNode;
};

/** Replaces the content: what happened, why, and what to do. The frame of every such state. */
export function StatePanel({
  sign,
  tone = "plain",
  turning = false,
  heading,
  headingAs: Heading = "h2",
  headingRef,
  actions,
  foot,
  className,
  children,
  ...rest
}: StatePanelProps) {
  return (
    <section {...rest} data-tone={tone} className={clsx(styles.panel, className)}>
      <PetalRing turning={turning} className={styles.ring}>
        {sign}
      </PetalRing>
      <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.heading}>
        {heading}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

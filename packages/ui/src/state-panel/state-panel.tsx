import { clsx } from "clsx";
import type { ComponentProps, ReactNode, Ref } from "react";
import { PetalRing } from "../petal-ring/index.ts";
import styles from "./state-panel.module.css";

export type StatePanelProps = Omit<ComponentProps<"section">, "title"> & {
  /** The sign in the ring of petals. */
  sign: ReactNode;
  /** @default "plain" */
  tone?: "plain" | "good" | "bad";
  /** Something is under way: the ring turns. */
  turning?: boolean;
  heading: string;
  /** The level of the heading on its page. @default "h2" */
  headingAs?: "h1" | "h2" | "h3";
  /** For moving the focus to the heading, which then takes it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The next steps, the best one first. */
  actions?: ReactNode;
  /** What stands below everything, small: a number to give to the support. */
  foot?: ReactNode;
};

/** Instead of the content: what is the matter, why, and what can be done. The frame of every such state. */
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

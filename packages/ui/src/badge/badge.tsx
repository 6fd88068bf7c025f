import type { AuthorisationLevel } from "@aradhana/core/contract";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./badge.module.css";
import { BadgeMark } from "./badge-mark.tsx";

/** The three authorisation levels of the contract, and other short statements. */
export type BadgeKind = AuthorisationLevel | "vip" | "sample";

export type BadgeProps = ComponentProps<"span"> & {
  kind: BadgeKind;
  /** Mark and text without a background, for a line of facts. */
  plain?: boolean;
};

/** One fact with its own mark. The text says it; mark and colour only help to find it. */
export function Badge({ kind, plain = false, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={clsx(styles.badge, className)}
      data-kind={kind}
      data-plain={plain || undefined}
    >
      <BadgeMark kind={kind} />
      {children}
    </span>
  );
}

import type { AuthorisationLevel } from "@aradhana/core/contract";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./badge.module.css";
import { BadgeMark } from "./badge-mark.tsx";

/** Who stands behind a rite, in the three levels of the contract, or what else must be said at a glance. */
export type BadgeKind = AuthorisationLevel | "vip" | "sample";

export type BadgeProps = ComponentProps<"span"> & {
  kind: BadgeKind;
  /** Mark and words alone, for a line among other facts. */
  plain?: boolean;
};

/** One fact with its own mark. The words say it; mark and colour only help to find it. */
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

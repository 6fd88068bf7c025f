import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Badge, type BadgeKind } from "../badge/index.ts";
import styles from "./card.module.css";

export type CardProofProps = Omit<ComponentProps<"p">, "children"> & { level: BadgeKind; label: string };

/** The authorisation level, as one line of a card. */
export function CardProof({ level, label, className, ...rest }: CardProofProps) {
  return (
    <p {...rest} className={clsx(styles.proof, className)}>
      <Badge kind={level} plain>
        {label}
      </Badge>
    </p>
  );
}

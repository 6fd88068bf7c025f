import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Badge, type BadgeKind } from "../badge/index.ts";
import styles from "./card.module.css";

export type CardProofProps = Omit<ComponentProps<"p">, "children"> & { level: BadgeKind; label: string };

/** On whose word it is offered, as a line among the facts of a card. */
export function CardProof({ level, label, className, ...rest }: CardProofProps) {
  return (
    <p {...rest} className={clsx(styles.proof, className)}>
      <Badge kind={level} plain>
        {label}
      </Badge>
    </p>
  );
}

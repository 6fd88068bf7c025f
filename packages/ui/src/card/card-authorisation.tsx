import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Badge, type BadgeKind } from "../badge/index.ts";
import styles from "./card.module.css";

export type CardAuthorisationProps = Omit<ComponentProps<"p">, "children"> & {
  level: BadgeKind;
  label: string;
};

/** The authorisation level, as one line of a card. */
export function CardAuthorisation({ level, label, className, ...rest }: CardAuthorisationProps) {
  return (
    <p {...rest} className={clsx(styles.proof, className)}>
      <Badge kind={level} plain>
        {label}
      </Badge>
    </p>
  );
}

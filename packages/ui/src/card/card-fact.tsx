import { clsx } from "clsx";
import type { ComponentProps, ComponentType } from "react";
import type { IconProps } from "../icon/icon.tsx";
import styles from "./card.module.css";

export type CardFactProps = ComponentProps<"p"> & { icon: ComponentType<IconProps> };

/** A short fact with an icon, as one line of a card. */
export function CardFact({ icon: FactIcon, className, children, ...rest }: CardFactProps) {
  return (
    <p {...rest} className={clsx(styles.fact, className)}>
      <FactIcon size="text" />
      <span>{children}</span>
    </p>
  );
}

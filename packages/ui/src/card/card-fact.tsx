import { clsx } from "clsx";
import type { ComponentProps, ComponentType } from "react";
import type { IconProps } from "../icon/index.ts";
import styles from "./card.module.css";

export type CardFactProps = ComponentProps<"p"> & { icon: ComponentType<IconProps> };

/** One short fact with an icon of its own, on a line among the others. */
export function CardFact({ icon: FactIcon, className, children, ...rest }: CardFactProps) {
  return (
    <p {...rest} className={clsx(styles.fact, className)}>
      <FactIcon size="text" />
      <span>{children}</span>
    </p>
  );
}

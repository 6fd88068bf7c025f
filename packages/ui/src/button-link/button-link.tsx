import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "../button/button.module.css";
import type { ButtonAppearance } from "../button/button.tsx";
import { useAnchor } from "../link/use-anchor.ts";

export type ButtonLinkProps = ComponentProps<"a"> & ButtonAppearance & { href: string };

/** A link that looks like a button: it navigates, whereas a button performs an action. */
export function ButtonLink({
  variant = "primary",
  size = "md",
  fullWidth = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const Anchor = useAnchor(rest);
  return (
    <Anchor
      {...rest}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
      className={clsx(styles.button, className)}
    >
      <span className={styles.label}>{children}</span>
    </Anchor>
  );
}

import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./link.module.css";
import { useAnchor } from "./use-anchor.ts";

export type LinkProps = ComponentProps<"a"> & {
  href: string;
  /**
   * `plain` has no style of its own (a card, a logo), `text` is for a sentence, `more` stands alone. @default
   * 'plain'
   */
  variant?: "plain" | "text" | "more";
};

/** An `<a>` that uses the app's router for pages of the app, and is a plain link otherwise. */
export function Link({ variant = "plain", className, ...rest }: LinkProps) {
  const Anchor = useAnchor(rest);
  return <Anchor {...rest} data-variant={variant} className={clsx(styles.link, className)} />;
}

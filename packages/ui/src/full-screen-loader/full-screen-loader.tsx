import { clsx } from "clsx";
import type { ComponentProps, CSSProperties } from "react";
import { ButtonLink } from "../button-link/index.ts";
import { PujaIcon } from "../icon/index.ts";
import { PetalRing } from "../petal-ring/index.ts";
import styles from "./full-screen-loader.module.css";

export type FullScreenLoaderProps = Omit<ComponentProps<"div">, "children"> & {
  /** What the picture says: "Loading Aradhana". */
  label: string;
  /** What is said, and the way to try anew, once it takes too long. */
  slow: { text: string; reloadLabel: string };
  /** When that is, in milliseconds. @default 10_000 */
  slowAfter?: number;
};

/** The whole window while the app itself is on its way: a lamp in a slowly turning ring of petals. */
export function FullScreenLoader({
  label,
  slow,
  slowAfter,
  className,
  style,
  ...rest
}: FullScreenLoaderProps) {
  return (
    <div
      {...rest}
      style={slowAfter ? ({ "--slow-after": `${slowAfter}ms`, ...style } as CSSProperties) : style}
      className={clsx(styles.loader, className)}
    >
      <PetalRing turning role="img" aria-hidden={undefined} aria-label={label} className={styles.ring}>
        <PujaIcon size="lg" className={styles.lamp} />
      </PetalRing>
      {/* Shown by the style sheet: what is late may be the very script that would show it. */}
      <div role="status" className={styles.slow}>
        <p>{slow.text}</p>
        {/* An empty address is this very page, with its query. */}
        <ButtonLink href="" variant="line">
          {slow.reloadLabel}
        </ButtonLink>
      </div>
    </div>
  );
}

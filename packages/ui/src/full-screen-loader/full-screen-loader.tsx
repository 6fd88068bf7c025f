import { clsx } from "clsx";
import type { ComponentProps, CSSProperties } from "react";
import { ButtonLink } from "../button-link/index.ts";
import { PujaIcon } from "../icon/page-icons.tsx";
import { PetalRing } from "../petal-ring/index.ts";
import styles from "./full-screen-loader.module.css";

export type FullScreenLoaderProps = Omit<ComponentProps<"div">, "children"> & {
  /** Alternative text: "Loading Aradhana". */
  label: string;
  /** A text and a reload link, shown when loading takes too long. */
  slow: { text: string; reloadLabel: string };
  /** After how many milliseconds. @default 10_000 */
  slowAfter?: number;
};

/** Shown while the app itself loads: a lamp in a slowly turning ring of petals. */
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
      {/* Shown by the stylesheet: the slow file may be the very script that would show it. */}
      <div role="status" className={styles.slow}>
        <p>{slow.text}</p>
        {/* An empty URL is the current page with its query. */}
        <ButtonLink href="" variant="line">
          {slow.reloadLabel}
        </ButtonLink>
      </div>
    </div>
  );
}

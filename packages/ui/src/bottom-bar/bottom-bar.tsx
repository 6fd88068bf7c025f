import { clsx } from "clsx";
import type { ComponentProps, ComponentType } from "react";
import type { IconProps } from "../icon/icon.tsx";
import { Link } from "../link/index.ts";
import styles from "./bottom-bar.module.css";

export type BottomBarEntry = {
  href: string;
  label: string;
  icon: ComponentType<IconProps>;
  current?: boolean;
};

export type BottomBarProps = Omit<ComponentProps<"nav">, "children"> & {
  label: string;
  /** At most five. */
  entries: readonly BottomBarEntry[];
};

/**
 * The main navigation on phones, within reach of a thumb. Place it last on the page, so that it stays at the
 * bottom.
 */
export function BottomBar({ label, entries, className, ...rest }: BottomBarProps) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.bar, className)}>
      {entries.map(({ href, label: place, icon: PlaceIcon, current }) => (
        <Link key={href} href={href} aria-current={current ? "page" : undefined} className={styles.entry}>
          <PlaceIcon />
          {place}
        </Link>
      ))}
    </nav>
  );
}

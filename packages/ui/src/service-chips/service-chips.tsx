import { clsx } from "clsx";
import type { ComponentProps, CSSProperties } from "react";
import { Link } from "../link/index.ts";
import styles from "./service-chips.module.css";
import { ServiceIcon } from "./service-icon.tsx";

export type ServiceChipsProps = Omit<ComponentProps<"nav">, "children"> & {
  label: string;
  /** `key` selects the icon. */
  services: readonly { key: string; href: string; label: string }[];
};

const MOST_PER_ROW = { narrow: 5, wide: 6 };

/** How many of `count` make rows of the same length, or as near to it as can be. */
const perRow = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most));

/** All services: an icon and a label each. */
export function ServiceChips({ label, services, className, ...rest }: ServiceChipsProps) {
  if (services.length === 0) return null;
  const rows = {
    "--per-row": perRow(services.length, MOST_PER_ROW.narrow),
    "--per-wide-row": perRow(services.length, MOST_PER_ROW.wide),
  };
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.services, className)}>
      <ul className={styles.grid} style={rows as CSSProperties}>
        {services.map(({ key, href, label: name }) => (
          <li key={key}>
            <Link href={href} className={styles.service}>
              <ServiceIcon service={key} size="lg" className={styles.sign} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

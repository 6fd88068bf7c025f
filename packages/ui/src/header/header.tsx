import { clsx } from "clsx";
import type { ComponentProps, ComponentType } from "react";
import type { IconProps } from "../icon/icon.tsx";
import { AccountIcon, BagIcon, GlobeIcon, SearchIcon } from "../icon/page-icons.tsx";
import { Link } from "../link/index.ts";
import styles from "./header.module.css";
import { Logo } from "./logo.tsx";

const ICONS = {
  search: SearchIcon,
  locale: GlobeIcon,
  account: AccountIcon,
  cart: BagIcon,
} as const satisfies Record<string, ComponentType<IconProps>>;

/** A panel that can be opened on every page. */
export type HeaderTool = {
  kind: keyof typeof ICONS;
  href: string;
  /** Its name, with the count if any: "Cart, 2 items". */
  label: string;
  /** Badge on the icon; nothing for none. */
  count?: number | undefined;
};

export type HeaderProps = Omit<ComponentProps<"header">, "children"> & {
  /** Name and link of the logo. */
  home: { href: string; name: string };
  /** Target of the skip link. */
  skip: { href: string; label: string };
  /** The main navigation on wide screens; phones have the bottom bar. */
  nav: readonly { href: string; label: string; current?: boolean }[];
  navLabel: string;
  tools: readonly HeaderTool[];
};

/** The header of every page: logo, main navigation and panels. */
export function Header({ home, skip, nav, navLabel, tools, className, ...rest }: HeaderProps) {
  return (
    <header {...rest} className={clsx(styles.header, className)}>
      <a href={skip.href} className={styles.skip}>
        {skip.label}
      </a>
      <div className={styles.inner}>
        <Link href={home.href} className={styles.home}>
          <Logo name={home.name} />
        </Link>
        {nav.length > 0 && (
          <nav aria-label={navLabel} className={styles.nav}>
            {nav.map(({ href, label, current }) => (
              <Link
                key={href}
                href={href}
                aria-current={current ? "page" : undefined}
                className={styles.place}
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
        <div className={styles.tools}>
          {tools.map(({ kind, href, label, count }) => {
            const ToolIcon = ICONS[kind];
            return (
              <Link
                key={kind}
                href={href}
                aria-label={label}
                title={label}
                className={styles.tool}
                data-kind={kind}
              >
                <ToolIcon />
                {!!count && <span data-count={count > 99 ? "99+" : count} className={styles.count} />}
              </Link>
            );
          })}
        </div>
      </div>
    </header>
  );
}

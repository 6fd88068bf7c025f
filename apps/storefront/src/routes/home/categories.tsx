import type { Home } from "@aradhana/core/contract";
import {
  CalendarIcon,
  GiftIcon,
  type IconProps,
  PeopleIcon,
  PujaIcon,
  StarIcon,
  TempleIcon,
} from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import type { ComponentType } from "react";
import { useText } from "../../i18n/define-text.ts";
import styles from "./categories.module.css";
import { homeText } from "./text.ts";

/** The sign of each category we know; a new one gets the lamp until it has its own. */
const icons: Partial<Record<string, ComponentType<IconProps>>> = {
  pujas: PujaIcon,
  "vip-pujas": StarIcon,
  "this-week": CalendarIcon,
  temples: TempleIcon,
  family: PeopleIcon,
  prasad: GiftIcon,
};

/** The kinds of service, each one tap from its list. */
export function Categories({ categories }: { categories: Home["categories"] }) {
  const t = useText(homeText);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t.categories} className={styles.categories}>
      {categories.map(({ key, label, href }) => {
        const CategoryIcon = icons[key] ?? PujaIcon;
        return (
          <Link key={key} href={href} className={styles.category}>
            <CategoryIcon className={styles.icon} />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

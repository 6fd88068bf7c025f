import { pathTo } from "@aradhana/core/paths";
import { Link } from "@aradhana/ui/link";
import { useId } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { SectionProps } from "./section-props.ts";
import styles from "./sections.module.css";
import { homeText } from "./text.ts";

/** The purposes, each with a link to its pujas. */
export function PurposesSection({ section: { title, items } }: SectionProps<"purposes">) {
  const t = useText(homeText);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.purposes}>
        {items.map(({ slug, name, total }) => (
          <li key={slug}>
            <Link href={pathTo("/online-puja", { purpose: slug })} className={styles.purpose}>
              <span className={styles.name}>{name}</span>
              <span className={styles.soft}>{t.pujas(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

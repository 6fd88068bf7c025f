import { pathTo } from "@aradhana/core/paths";
import { DeityArtwork } from "@aradhana/ui/deity-artwork";
import { Link } from "@aradhana/ui/link";
import { useId } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { SectionProps } from "./section-props.ts";
import styles from "./sections.module.css";
import { homeText } from "./text.ts";

/** The deities in their medallions, each leading to their pujas. */
export function DeitiesSection({ section: { title, items } }: SectionProps<"deities">) {
  const t = useText(homeText);
  const id = useId();
  return (
    <section id="deities" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.deities}>
        {items.map(({ slug, name, image, total }) => (
          <li key={slug}>
            <Link href={pathTo("/online-puja", { deity: slug })} className={styles.deity}>
              <DeityArtwork
                name={image.name}
                alt=""
                sizes="(min-width: 900px) 160px, 30vw"
                className={styles.medallion}
              />
              <span className={styles.name}>{name}</span>
              <span className={styles.soft}>{t.pujas(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Image } from "@aradhana/core/contract";
import { Artwork } from "@aradhana/ui/artwork";
import { useText } from "../../i18n/define-text.ts";
import styles from "./gallery.module.css";
import { poojaPageText } from "./text.ts";

/** The `sizes` of the first picture, for the page that preloads it. */
export const gallerySizes = "(min-width: 1192px) 468px, (min-width: 900px) 40vw, calc(92vw - 30px)";
const smallSizes = "(min-width: 900px) 232px, calc(92vw - 30px)";

/** The pictures of a puja: a row to swipe on a phone, one large and two small ones where there is room. */
export function Gallery({ pictures }: { pictures: readonly Image[] }) {
  const t = useText(poojaPageText);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <ul aria-label={t.pictures} tabIndex={0} className={styles.gallery}>
      {pictures.slice(0, 3).map(({ name, alt }, index) => (
        <li key={name} className={styles.place}>
          <Artwork
            name={name}
            alt={alt}
            sizes={index === 0 ? gallerySizes : smallSizes}
            priority={index === 0}
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  );
}

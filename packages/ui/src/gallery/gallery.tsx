import type { Image } from "@aradhana/core/contract";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Artwork } from "../artwork/index.ts";
import { RowArrows } from "../rail/row-arrows.tsx";
import { useScrollRow } from "../rail/use-scroll-row.ts";
import styles from "./gallery.module.css";

/** The `sizes` of the first picture, for a preload link. */
export const gallerySizes = "(min-width: 1192px) 468px, (min-width: 900px) 40vw, calc(92vw - 30px)";
const smallSizes = "(min-width: 900px) 232px, calc(92vw - 30px)";

export type GalleryProps = Omit<ComponentProps<"div">, "children"> & {
  /** Its accessible name. */
  label: string;
  pictures: readonly Image[];
  /** Accessible names of the arrows. */
  arrows: { back: string; on: string };
};

/** Pictures of one thing: a row to swipe on a phone; on wide screens one large and two small ones. */
export function Gallery({ label, pictures, arrows, className, ...rest }: GalleryProps) {
  const scroll = useScrollRow<HTMLUListElement>(pictures.length);
  const mayScroll = scroll.known ? scroll.back || scroll.on : pictures.length > 1;
  if (pictures.length === 0) return null;
  return (
    <div {...rest} className={clsx(styles.gallery, className)}>
      <ul
        ref={scroll.row}
        aria-label={label}
        // A scrollable element must be focusable (WCAG 2.1.1); several pictures count as scrollable until they are
        // measured.
        tabIndex={mayScroll ? 0 : undefined}
        className={styles.row}
      >
        {pictures.map(({ name, alt }, index) => (
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
      <RowArrows scroll={scroll} labels={arrows} className={styles.arrows} />
    </div>
  );
}

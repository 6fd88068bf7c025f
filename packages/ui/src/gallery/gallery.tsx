import type { Image } from "@aradhana/core/contract";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Artwork } from "../artwork/index.ts";
import styles from "./gallery.module.css";

/** The `sizes` of the first picture, for a page that preloads it. */
export const gallerySizes = "(min-width: 1192px) 468px, (min-width: 900px) 40vw, calc(92vw - 30px)";
const smallSizes = "(min-width: 900px) 232px, calc(92vw - 30px)";

export type GalleryProps = Omit<ComponentProps<"ul">, "children"> & {
  /** What the pictures show together, for those who listen. */
  label: string;
  pictures: readonly Image[];
};

/** Pictures of one thing: a row to swipe on a phone; three stand as one large and two small where there is room. */
export function Gallery({ label, pictures, className, ...rest }: GalleryProps) {
  return (
    // What scrolls must be reached by keyboard (WCAG 2.1.1).
    <ul
      aria-label={label}
      tabIndex={pictures.length > 1 ? 0 : undefined}
      {...rest}
      className={clsx(styles.gallery, className)}
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
  );
}

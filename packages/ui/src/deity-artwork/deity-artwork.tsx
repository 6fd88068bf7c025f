import { clsx } from "clsx";
import { Artwork, type ArtworkProps } from "../artwork/index.ts";
import styles from "./deity-artwork.module.css";

export type DeityArtworkProps = Omit<ArtworkProps, "ratio">;

/** The emblem of a deity as a round medallion with an ornamental ring. */
export function DeityArtwork({ className, ...rest }: DeityArtworkProps) {
  return <Artwork {...rest} ratio="1 / 1" className={clsx(styles.medallion, className)} />;
}

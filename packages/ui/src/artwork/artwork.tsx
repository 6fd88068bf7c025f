import { clsx } from "clsx";
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import styles from "./artwork.module.css";
import { artworkSrcSet } from "./artwork-src-set.ts";

/** Base path of the artwork files: `/media`, unless the app is served from elsewhere. */
export const ArtworkBase = createContext("/media");

export type ArtworkProps = ComponentProps<"picture"> & {
  /** The file name without width and extension. Without one only the background is shown. */
  name?: string | undefined;
  /** Alternative text; empty when the text next to it says the same. */
  alt: string;
  /** The displayed width, as the `sizes` of an image. */
  sizes: string;
  /** For the main picture of the first view: loaded immediately, before others. */
  priority?: boolean;
  /** Width to height, as in CSS. @default "4 / 3" */
  ratio?: string | undefined;
};

/** An artwork in two formats and three widths, on a background that shows until it has loaded. */
export function Artwork({
  name,
  alt,
  sizes,
  priority = false,
  ratio,
  className,
  style,
  ...rest
}: ArtworkProps) {
  const base = useContext(ArtworkBase);
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // If it failed before hydration, the error event has already fired.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setFailed(name);
  }, [name]);

  return (
    <picture
      {...rest}
      style={ratio ? ({ "--artwork-ratio": ratio, ...style } as CSSProperties) : style}
      className={clsx(styles.artwork, className)}
      data-missing={!name || failed === name || undefined}
    >
      {name && (
        <>
          <source type="image/avif" srcSet={artworkSrcSet(base, name, "avif")} sizes={sizes} />
          <source type="image/webp" srcSet={artworkSrcSet(base, name, "webp")} sizes={sizes} />
          <img
            ref={image}
            className={styles.image}
            src={`${base}/${encodeURIComponent(name)}-640.webp`}
            alt={alt}
            width={960}
            height={720}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : undefined}
            decoding="async"
            onError={() => setFailed(name)}
          />
        </>
      )}
    </picture>
  );
}

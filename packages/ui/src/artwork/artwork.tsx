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

/** Where the drawn pictures lie: `/media`, unless an app that is served from elsewhere says otherwise. */
export const ArtworkBase = createContext("/media");

export type ArtworkProps = ComponentProps<"picture"> & {
  /** The file's name without width and ending. Without one only the ground is drawn. */
  name?: string | undefined;
  /** What the picture shows; empty where the words beside it say so already. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** For the one picture that the first view waits for: loaded at once, before others. */
  priority?: boolean;
  /** Width to height, as CSS writes it. @default "4 / 3" */
  ratio?: string | undefined;
};

/** A drawn picture in the two formats and three widths we render, on a ground that stands in until it is there. */
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

  // What failed before the page was hydrated has fired its event already.
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

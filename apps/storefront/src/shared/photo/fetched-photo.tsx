import { readAsDataUrl } from "@aradhana/browser/file";
import { useEffect, useState } from "react";
import { type BrowserServices, useBrowser } from "../services/browser.tsx";

interface FetchedPhotoProps {
  width: number;
  height: number;
  alt: string;
  /** Shown in its place when it could not be loaded. */
  failed: string;
  className: string | undefined;
  /** The same function at each render. */
  load: (browser: BrowserServices, signal: AbortSignal) => Promise<Blob>;
}

/** A photo that is fetched with the login or the secret of a link: its address alone shows nothing. */
export function FetchedPhoto({ width, height, alt, failed, className, load }: FetchedPhotoProps) {
  const browser = useBrowser();
  const [src, setSrc] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!browser) return;
    const leaving = new AbortController();
    load(browser, leaving.signal)
      .then(readAsDataUrl)
      .then(setSrc, () => {
        if (!leaving.signal.aborted) setHasFailed(true);
      });
    return () => leaving.abort();
  }, [browser, load]);
  if (hasFailed) return <p>{failed}</p>;
  // The box has the size of the photo before it is there.
  return src ? (
    <img {...{ src, width, height }} alt={alt} className={className} />
  ) : (
    <span className={className} style={{ aspectRatio: `${width} / ${height}` }} />
  );
}

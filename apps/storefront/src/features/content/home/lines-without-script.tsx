import type { ReactNode } from "react";
import styles from "./sections.module.css";

/** Beside the feeds, not in them: what a loader returns is in the page a second time, as data for the browser. */
const linesOfFeed = new WeakMap<object, ReactNode>();

/** Gives a feed its rows of the other lines; on the server. */
export const addLines = (feed: object, lines: ReactNode): void => void linesOfFeed.set(feed, lines);

/**
 * The first of the other lines where scripts do not run. Only the server's page has them: a browser with scripts fetches
 * its own shortly before they are scrolled to.
 */
export function LinesWithoutScript({ feed }: { feed: object }) {
  return <noscript className={styles.withoutScript}>{import.meta.env.SSR && linesOfFeed.get(feed)}</noscript>;
}

import { Advice } from "./advice.tsx";
import type { Topic } from "./messages.ts";
import styles from "./without-script.module.css";

/**
 * What to do on a page that needs scripts when they do not run. Its messages are only in the server's page: a browser
 * with scripts ignores them and does not download them.
 */
export function WithoutScript({ topic }: { topic: Topic }) {
  return <noscript className={styles.advice}>{import.meta.env.SSR && <Advice topic={topic} />}</noscript>;
}

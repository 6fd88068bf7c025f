import { Advice } from "./advice.tsx";
import styles from "./without-script.module.css";
import type { Topic } from "./words.ts";

/**
 * On a page that a script draws: what to do where none runs. The words are in the server's page alone;
 * a browser that runs scripts reads nothing in here, and need not fetch it.
 */
export function WithoutScript({ topic }: { topic: Topic }) {
  return <noscript className={styles.advice}>{import.meta.env.SSR && <Advice topic={topic} />}</noscript>;
}

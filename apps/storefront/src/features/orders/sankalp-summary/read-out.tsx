import type { Sankalp } from "@aradhana/core/contract";
import styles from "./read-out.module.css";

type Props = Sankalp["read_out"] & { labels: { devanagari: string; latin: string } };

/** The sankalp word for word as it will be spoken, in both scripts. */
export function ReadOut({ devanagari, latin, labels }: Props) {
  return (
    <dl className={styles.readOut}>
      <div>
        <dt>{labels.devanagari}</dt>
        <dd lang="hi" className={styles.devanagari}>
          {devanagari}
        </dd>
      </div>
      <div>
        <dt>{labels.latin}</dt>
        <dd lang="hi-Latn">{latin}</dd>
      </div>
    </dl>
  );
}

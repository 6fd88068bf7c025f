import styles from "./panchang.module.css";

/** Names and values; a value may have several lines. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, lines: readonly string[]])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, lines]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.soft}>{name}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

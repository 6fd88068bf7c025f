import type { Policy } from "@aradhana/core/contract";
import styles from "./policy.module.css";
import { ScrollingTable } from "./scrolling-table.tsx";

interface BlockProps {
  block: Policy["sections"][number]["blocks"][number];
  /** What a table is about, for those who listen. */
  label: string;
}

/** A paragraph, a list or a table of a policy. */
export function Block({ block, label }: BlockProps) {
  switch (block.type) {
    case "paragraph":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "table":
      return <ScrollingTable label={label} head={block.head} rows={block.rows} />;
  }
}

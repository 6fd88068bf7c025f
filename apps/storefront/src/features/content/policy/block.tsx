import type { Policy } from "@aradhana/core/contract";
import { Table } from "@aradhana/ui/table";
import styles from "./policy.module.css";

interface BlockProps {
  block: Policy["sections"][number]["blocks"][number];
  /** The title of the part: the name of a table without a caption. */
  heading: string;
}

/** A paragraph, a list or a table of a policy. */
export function Block({ block, heading }: BlockProps) {
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
      return (
        <Table
          caption={block.caption ?? heading}
          head={block.head}
          rows={block.rows.map((cells) => ({ key: cells.join(), cells }))}
        />
      );
  }
}

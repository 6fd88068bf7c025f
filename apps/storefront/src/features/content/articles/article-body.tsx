import type { ArticleBlock, ArticleSpan } from "@aradhana/core/contract";
import { Table } from "@aradhana/ui/table";
import styles from "./articles.module.css";

/** The text of an article. It arrives as data, and React writes it: nothing in it can become markup. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  // A table has the name of the section that it is in.
  let heading = "";
  return blocks.map((block, index) => {
    if (block.type === "heading") heading = block.text;
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a printed text never change places
    return <Block key={index} block={block} heading={heading} />;
  });
}

function Block({ block, heading }: { block: ArticleBlock; heading: string }) {
  switch (block.type) {
    case "heading":
      return (
        <h2 id={block.id} className={styles.heading}>
          {block.text}
        </h2>
      );
    case "paragraph":
      return (
        <p>
          <Line line={block.line} />
        </p>
      );
    case "quote":
      return (
        <blockquote className={styles.quote}>
          <Lines as="p" lines={block.lines} />
        </blockquote>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List className={block.ordered ? styles.numbers : styles.bullets}>
          <Lines as="li" lines={block.items} />
        </List>
      );
    }
    case "table":
      return (
        <Table
          caption={heading}
          captionHidden
          head={block.head}
          rows={block.rows.map((cells, index) => ({
            key: String(index),
            // biome-ignore lint/suspicious/noArrayIndexKey: cells of a printed table never change places
            cells: cells.map((line, cell) => <Line key={cell} line={line} />),
          }))}
        />
      );
  }
}

function Lines({ as: Item, lines }: { as: "p" | "li"; lines: readonly ArticleSpan[][] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a printed text never change places
    <Item key={index}>
      <Line line={line} />
    </Item>
  ));
}

const Line = ({ line }: { line: readonly ArticleSpan[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: spans of a printed text never change places
  line.map((span, index) => <Span key={index} {...span} />);

function Span({ text, strong, emphasis, url }: ArticleSpan) {
  const emphasised = emphasis ? <em>{text}</em> : text;
  const styled = strong ? <strong>{emphasised}</strong> : emphasised;
  return url ? (
    <a href={url} rel="noopener noreferrer" className={styles.link}>
      {styled}
    </a>
  ) : (
    styled
  );
}

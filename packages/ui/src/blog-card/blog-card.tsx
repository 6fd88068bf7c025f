import { Card, type CardBasics, CardLine } from "../card/index.ts";
import styles from "./blog-card.module.css";

export type BlogCardProps = CardBasics & {
  /** The topic: "Festivals". */
  eyebrow?: string | undefined;
  excerpt?: string | undefined;
  author?: string | undefined;
  /** Publication date and reading time: "12 November, 6 minutes". */
  published: string;
};

/** An article: author, date and reading time. */
export function BlogCard({ excerpt, author, published, ...rest }: BlogCardProps) {
  return (
    <Card
      {...rest}
      foot={
        <>
          {author && <CardLine className={styles.author}>{author}</CardLine>}
          <CardLine>{published}</CardLine>
        </>
      }
    >
      {excerpt && <CardLine>{excerpt}</CardLine>}
    </Card>
  );
}

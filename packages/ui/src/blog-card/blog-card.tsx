import { Card, type CardBasics, CardLine } from "../card/index.ts";

export type BlogCardProps = CardBasics & {
  /** What it is about: "Festivals". */
  eyebrow?: string | undefined;
  excerpt?: string | undefined;
  author?: string | undefined;
  /** When it was published, and how long it takes to read: "12 November, 6 minutes". */
  published: string;
};

/** An article to read: who wrote it, when, and how long it takes. */
export function BlogCard({ excerpt, author, published, ...rest }: BlogCardProps) {
  return (
    <Card
      {...rest}
      foot={
        <>
          {author && <CardLine>{author}</CardLine>}
          <CardLine>{published}</CardLine>
        </>
      }
    >
      {excerpt && <CardLine>{excerpt}</CardLine>}
    </Card>
  );
}

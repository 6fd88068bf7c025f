import { useId } from "react";
import styles from "./contents.module.css";

interface ContentsProps {
  title: string;
  sections: readonly { id: string; heading: string }[];
  className?: string | undefined;
}

/** The sections of a long text as links; on a wide screen beside it. */
export function Contents({ title, sections, className }: ContentsProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.entry}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

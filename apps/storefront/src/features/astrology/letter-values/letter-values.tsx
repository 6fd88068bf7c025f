import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import styles from "./letter-values.module.css";

interface LetterValuesProps {
  /** What the list is called for those who hear it: "Letters of Asha". */
  label: string;
  letters: readonly { letter: string; value: number }[];
}

/** The letters of a name, each above its value in one system of numerology. */
export const LetterValues = ({ label, letters }: LetterValuesProps) => (
  <ol aria-label={label} className={styles.letters}>
    {letters.map(({ letter, value }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the name
      <li key={index} className={styles.letter}>
        <span>{letter}</span>
        <VisuallyHidden> </VisuallyHidden>
        <span className={styles.value}>{value}</span>
      </li>
    ))}
  </ol>
);

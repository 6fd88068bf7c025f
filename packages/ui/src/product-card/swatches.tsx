import styles from "./swatches.module.css";

interface SwatchesProps {
  /** CSS colours. */
  colors: readonly string[];
  /** How they are announced: "3 colours". */
  label: string;
}

/** The colours in which a product is sold. */
export function Swatches({ colors, label }: SwatchesProps) {
  return (
    <p className={styles.swatches}>
      {colors.map((color) => (
        <span key={color} className={styles.swatch} style={{ backgroundColor: color }} />
      ))}
      <span>{label}</span>
    </p>
  );
}

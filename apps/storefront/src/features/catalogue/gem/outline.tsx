import styles from "./gem-scale.module.css";

interface OutlineProps {
  shape: string;
  left: number;
  middle: number;
  length: number;
  width: number;
}

/** The girdle of a stone, upright. */
export function Outline({ shape, left, middle, length, width }: OutlineProps) {
  const top = middle - length / 2;
  const centre = left + width / 2;
  if (shape === "pear") {
    const round = top + length - width / 2;
    const side = width / 2;
    const drop = `M${centre} ${top}C${centre + side * 0.5} ${top + length * 0.2} ${left + width} ${round - side * 0.6} ${left + width} ${round}A${side} ${side} 0 0 1 ${left} ${round}C${left} ${round - side * 0.6} ${centre - side * 0.5} ${top + length * 0.2} ${centre} ${top}Z`;
    return <path d={drop} className={styles.gem} />;
  }
  if (shape === "emerald" || shape === "cushion") {
    const corner = width * (shape === "cushion" ? 0.32 : 0.12);
    return <rect x={left} y={top} width={width} height={length} rx={corner} className={styles.gem} />;
  }
  return <ellipse cx={centre} cy={middle} rx={width / 2} ry={length / 2} className={styles.gem} />;
}

import type { ProductVariant } from "@aradhana/core/goods";
import styles from "./goods.module.css";

/** The colour of a product: its name, and how it looks. */
export function ColorName({ color }: Pick<ProductVariant, "color">) {
  return (
    <>
      {color && <span className={styles.swatch} style={{ backgroundColor: color.hex }} />}
      {color?.label}
    </>
  );
}

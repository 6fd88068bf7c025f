import type { ProductVariant } from "@aradhana/core/goods";
import { RadioCard, RadioCards, type RadioCardsProps } from "@aradhana/ui/radio-cards";
import { useText } from "../../shared/i18n/define-text.ts";
import { goodsText } from "../goods-text.ts";
import styles from "./color-cards.module.css";

interface ColorCardsProps
  extends Pick<RadioCardsProps, "label" | "value" | "defaultValue" | "onValueChange"> {
  variants: readonly ProductVariant[];
}

/** The colours of a product: each with its name and how it looks. */
export function ColorCards({ variants, ...rest }: ColorCardsProps) {
  const { soldOut } = useText(goodsText);
  return (
    <RadioCards {...rest} name="variant">
      {variants.map(({ id, color, stock }) => (
        <RadioCard
          key={id}
          value={id}
          title={
            <>
              {color && <span className={styles.swatch} style={{ backgroundColor: color.hex }} />}
              {color?.label}
            </>
          }
          disabled={stock === 0}
          aside={stock === 0 ? soldOut : undefined}
        />
      ))}
    </RadioCards>
  );
}

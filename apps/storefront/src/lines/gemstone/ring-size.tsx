import type { Gem } from "@aradhana/core/goods";
import { Button } from "@aradhana/ui/button";
import { Disclosure } from "@aradhana/ui/disclosure";
import { Select } from "@aradhana/ui/select";
import { useText } from "../../shared/i18n/define-text.ts";
import styles from "./ring-guide.module.css";
import { RingGuide } from "./ring-guide.tsx";
import { ringSizeText } from "./ring-size-text.ts";

export const texts = [ringSizeText];

interface RingSizeProps {
  sizes: Gem["ring_sizes"];
  value: number | null;
  isMissing: boolean;
  onChoose(size: number | null): void;
}

/** The size of a ring, with a guide to print for finding it. */
export function RingSize({ sizes, value, isMissing, onChoose }: RingSizeProps) {
  const t = useText(ringSizeText);
  return (
    <div className={styles.size}>
      <Select
        label={t.title}
        name="ring-size"
        required
        value={value ?? ""}
        error={isMissing && t.error}
        onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
      >
        <option value="">{t.choose}</option>
        {sizes.map(({ size, inner_mm }) => (
          <option key={size} value={size}>
            {t.option(size, inner_mm.toFixed(1))}
          </option>
        ))}
      </Select>
      <Disclosure summary={t.guide}>
        <RingGuide sizes={sizes} />
        <Button variant="line" className={styles.print} onClick={() => window.print()}>
          {t.print}
        </Button>
      </Disclosure>
    </div>
  );
}

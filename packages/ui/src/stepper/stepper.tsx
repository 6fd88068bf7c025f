import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { MinusIcon, PlusIcon } from "../icon/action-icons.tsx";
import { IconButton } from "../icon-button/index.ts";
import styles from "./stepper.module.css";

export type StepperProps = Omit<ComponentProps<"div">, "onChange" | "children"> & {
  /** Its accessible name. */
  label: string;
  /** Accessible name of the minus button. */
  decreaseLabel: string;
  /** Accessible name of the plus button. */
  increaseLabel: string;
  value: number;
  onValueChange: (value: number) => void;
  /** @default 0 */
  min?: number;
  max: number;
  /** The number as text, e.g. "2 lamps". @default the number */
  valueText?: string;
  disabled?: boolean;
};

/** A small number with minus and plus buttons: the quantity of an add-on. */
export function Stepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onValueChange,
  min = 0,
  max,
  valueText,
  disabled = false,
  className,
  ...rest
}: StepperProps) {
  // The value may be out of range by now: one step brings it back.
  const less = value > min && !disabled ? () => onValueChange(Math.min(value - 1, max)) : undefined;
  const more = value < max && !disabled ? () => onValueChange(Math.max(value + 1, min)) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> needs a visible legend
    <div {...rest} role="group" aria-label={label} className={clsx(styles.stepper, className)}>
      {/* Not `disabled` at an end: the focus would be lost there. */}
      <IconButton label={decreaseLabel} variant="line" aria-disabled={!less} onClick={less}>
        <MinusIcon size="sm" />
      </IconButton>
      <output className={styles.value}>{valueText ?? value}</output>
      <IconButton label={increaseLabel} variant="line" aria-disabled={!more} onClick={more}>
        <PlusIcon size="sm" />
      </IconButton>
    </div>
  );
}

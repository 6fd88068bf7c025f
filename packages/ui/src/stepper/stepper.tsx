import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { MinusIcon, PlusIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import styles from "./stepper.module.css";

export type StepperProps = Omit<ComponentProps<"div">, "onChange" | "children"> & {
  /** What is counted, for those who listen. */
  label: string;
  /** What the minus button says. */
  decreaseLabel: string;
  /** What the plus button says. */
  increaseLabel: string;
  value: number;
  onValueChange: (value: number) => void;
  /** @default 0 */
  min?: number;
  max: number;
  /** The number in words, e.g. "2 lamps". @default the number */
  valueText?: string;
  disabled?: boolean;
};

/** A small number changed one by one: how many of an add-on. */
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
  // A kept number may lie outside of what there is by now: one step brings it back.
  const less = value > min && !disabled ? () => onValueChange(Math.min(value - 1, max)) : undefined;
  const more = value < max && !disabled ? () => onValueChange(Math.max(value + 1, min)) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> wants a legend in sight
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

import type { QuantityResult } from "@aradhana/core/cart";
import { MinusIcon, PlusIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { useId, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./cart-lines.module.css";
import { cartLinesText } from "./text.ts";

interface QuantityFieldProps {
  value: number;
  max: number;
  label: string;
  less: string;
  more: string;
  parse(typed: string, max: number): QuantityResult;
  onChange(qty: number): void;
}

/** A quantity to type, or to change by one. What is no quantity stays in the field with a message. */
export function QuantityField({ value, max, label, less, more, parse, onChange }: QuantityFieldProps) {
  const t = useText(cartLinesText).wrong;
  const errorId = useId();
  // What is being typed; otherwise the field shows the cart's quantity.
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<Extract<QuantityResult, { ok: false }>["reason"]>();

  function step(by: number) {
    setTyped(undefined);
    setError(undefined);
    onChange(Math.min(Math.max(value + by, 1), max));
  }
  function commit() {
    if (typed === undefined) return;
    const read = parse(typed, max);
    setError(read.ok ? undefined : read.reason);
    if (!read.ok) return;
    setTyped(undefined);
    if (read.qty !== value) onChange(read.qty);
  }
  const canTakeLess = value > 1;
  const canTakeMore = value < max;
  return (
    <div className={styles.quantity}>
      {/* biome-ignore lint/a11y/useSemanticElements: a <fieldset> needs a visible legend */}
      <div role="group" aria-label={label} className={styles.stepper}>
        <IconButton
          label={less}
          variant="line"
          aria-disabled={!canTakeLess}
          onClick={canTakeLess ? () => step(-1) : undefined}
        >
          <MinusIcon size="sm" />
        </IconButton>
        <input
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed ?? value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className={styles.number}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // It may be in the form that pays.
            event.preventDefault();
            commit();
          }}
        />
        <IconButton
          label={more}
          variant="line"
          aria-disabled={!canTakeMore}
          onClick={canTakeMore ? () => step(1) : undefined}
        >
          <PlusIcon size="sm" />
        </IconButton>
      </div>
      <p id={errorId} role="alert" className={styles.error}>
        {error && (error === "too_many" ? t.too_many(max) : t[error])}
      </p>
    </div>
  );
}

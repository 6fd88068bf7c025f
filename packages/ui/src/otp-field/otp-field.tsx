import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Field, type FieldMessages } from "../field/index.ts";
import { extractOtp, OTP_LENGTH } from "./extract-otp.ts";
import styles from "./otp-field.module.css";

export type OtpFieldProps = Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "type"> &
  FieldMessages & {
    /** The digits typed so far. */
    value: string;
    onValueChange: (value: string) => void;
    /** Called when the code is complete. */
    onComplete?: (value: string) => void;
  };

/** A one-time code: one input, so that autofill and pasting work, drawn as six boxes. */
export function OtpField({
  label,
  hint,
  error,
  labelAside,
  value,
  onValueChange,
  onComplete,
  className,
  ...rest
}: OtpFieldProps) {
  const take = (typed: string) => {
    const code = extractOtp(typed);
    if (code === value) return;
    onValueChange(code);
    if (code.length === OTP_LENGTH) onComplete?.(code);
  };
  return (
    <Field {...{ label, hint, error, labelAside }} control={rest}>
      {(control) => (
        <div className={styles.frame}>
          {/* Codes run from left to right in every language. */}
          <div className={styles.row} dir="ltr">
            {Array.from({ length: OTP_LENGTH }, (_, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a box has no other identity
                key={place}
                className={styles.place}
                data-next={place === Math.min(value.length, OTP_LENGTH - 1) || undefined}
              />
            ))}
            <input
              inputMode="numeric"
              autoComplete="one-time-code"
              {...rest}
              {...control}
              // Not `maxLength`: it would cut a pasted message before its code.
              type="text"
              value={value}
              onChange={(event) => take(event.target.value)}
              className={clsx(styles.input, className)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

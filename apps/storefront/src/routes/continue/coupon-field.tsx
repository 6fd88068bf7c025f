import type { Quote } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Disclosure } from "@aradhana/ui/disclosure";
import { TextField } from "@aradhana/ui/text-field";
import { type KeyboardEvent, useState } from "react";
import { useText } from "../../i18n/define-text.ts";
import styles from "./checkout.module.css";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

type Props = Pick<StepProps, "draft" | "change"> & { result: Quote["coupon"] };

/** A coupon, folded away until somebody has one. */
export function CouponField({ draft, change, result }: Props) {
  const { pay: t } = useText(continueText);
  const [typed, setTyped] = useState(draft.coupon);
  const apply = () => change({ coupon: typed.trim().toUpperCase() });

  // Enter here means "apply", not "pay".
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  };

  return (
    <Disclosure summary={t.coupon} open={draft.coupon !== ""}>
      <div className={styles.couponRow}>
        <TextField
          label={t.couponLabel}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={24}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="line" onClick={apply}>
          {t.couponApply}
        </Button>
      </div>
      {result && (
        <Banner role="alert" kind={result.status === "applied" ? "success" : "warning"}>
          {result.message}
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setTyped("");
              change({ coupon: "" });
            }}
          >
            {t.couponRemove}
          </Button>
        </Banner>
      )}
    </Disclosure>
  );
}

import type { Quote } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { TextField } from "@aradhana/ui/text-field";
import { type KeyboardEvent, useState } from "react";
import type { StepProps } from "./step-props.ts";
import type { text } from "./text.en.ts";

/** What the field asks for and the quote says of it. Words and class are given, so that it comes by itself. */
export type CouponFormProps = Pick<StepProps, "draft" | "change"> & {
  result: Quote["coupon"];
  words: (typeof text)["pay"];
  rowClass: string | undefined;
};

/** Where a coupon is typed, taken or given back. */
export function CouponForm({ draft, change, result, words: t, rowClass }: CouponFormProps) {
  const [typed, setTyped] = useState(draft.coupon);
  const apply = () => change({ coupon: typed.trim().toUpperCase() });

  // Enter here means "apply", not "pay".
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  };

  return (
    <>
      <div className={rowClass}>
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
    </>
  );
}

import type { CouponMessages } from "@aradhana/checkout/messages-en";
import type { Draft } from "@aradhana/core/checkout";
import type { Quote } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { TextField } from "@aradhana/ui/text-field";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

/** The field of a coupon, with the result from the quote. Messages and class are props, so that its chunk is small. */
export interface CouponFormProps {
  draft: Pick<Draft, "coupon">;
  change(part: Pick<Draft, "coupon">): void;
  result: Quote["coupon"];
  /** What was typed last and does not apply, while `result` is of the coupon that stays. */
  rejected?: Quote["coupon"] | undefined;
  /** Whether a price is being calculated, with the coupon or for another reason. */
  isWorking: boolean;
  messages: CouponMessages;
  rowClass: string | undefined;
  /** Whether it has the focus as it comes, since what was pressed for it is gone. */
  takesFocus: boolean;
}

/** Where a coupon is typed, taken or given back. */
export function CouponForm(props: CouponFormProps) {
  const { draft, change, result, rejected, isWorking, messages: t, rowClass, takesFocus } = props;
  const [typed, setTyped] = useState(draft.coupon);
  const field = useRef<HTMLInputElement>(null);
  const answerId = useId();
  const isRefused = result?.status === "refused" || !!rejected;

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const [pressed, setPressed] = useState<"apply" | "remove">();
  useEffect(() => {
    if (!isWorking) setPressed(undefined);
  }, [isWorking]);

  // The focus moves to the field only after a press, not for a coupon that was rejected before.
  const wasSubmitted = useRef(false);
  useEffect(() => {
    if (!wasSubmitted.current || !result) return;
    wasSubmitted.current = false;
    if (isRefused) field.current?.focus();
  }, [result, isRefused]);

  const [isMissing, setMissing] = useState(false);
  const apply = () => {
    const coupon = typed.trim().toUpperCase();
    setMissing(coupon === "" && draft.coupon === "");
    if (coupon !== draft.coupon) {
      wasSubmitted.current = true;
      setPressed("apply");
      change({ coupon });
    }
    // Its error is below the field.
    else if (isRefused || coupon === "") field.current?.focus();
  };

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
          ref={field}
          label={t.couponLabel}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={24}
          value={typed}
          aria-invalid={isMissing || isRefused || undefined}
          aria-describedby={isMissing || result ? answerId : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="line" loading={isWorking && pressed === "apply"} onClick={apply}>
          {t.couponApply}
        </Button>
      </div>
      {(isMissing || rejected) && (
        <Banner role="alert" kind="danger">
          <span id={answerId}>{isMissing ? t.couponMissing : rejected?.message}</span>
        </Banner>
      )}
      {result && (
        <Banner
          role="alert"
          kind={result.status === "refused" ? "danger" : "success"}
          action={
            <Button
              variant="line"
              size="sm"
              loading={isWorking && pressed === "remove"}
              onClick={() => {
                setTyped("");
                setPressed("remove");
                change({ coupon: "" });
                field.current?.focus();
              }}
            >
              {t.couponRemove}
            </Button>
          }
        >
          <span id={isMissing || rejected ? undefined : answerId}>{result.message}</span>
        </Banner>
      )}
    </>
  );
}

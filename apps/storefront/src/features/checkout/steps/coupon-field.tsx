import { loadWithRetry } from "@aradhana/browser/lazy";
import { Button } from "@aradhana/ui/button";
import { Disclosure } from "@aradhana/ui/disclosure";
import { Opening } from "@aradhana/ui/progress";
import { useState } from "react";
import { RetriedPart } from "../../../shared/lazy/retried-part.tsx";
import styles from "./coupon.module.css";
import type { CouponFormProps } from "./coupon-form.tsx";

const load = async () => (await loadWithRetry(() => import("./coupon-form.tsx"))).CouponForm;

interface CouponFieldProps
  extends Pick<CouponFormProps, "draft" | "change" | "result" | "rejected" | "isWorking"> {
  messages: CouponFormProps["messages"];
  /** The label of the button that loads it again. */
  retry: string;
}

/** A coupon, folded away until somebody has one: most have none, and fetch nothing for it. */
export function CouponField({ retry, ...props }: CouponFieldProps) {
  const hasOne = props.draft.coupon !== "";
  const [isOpened, setOpened] = useState(false);
  const [wasLost, setLost] = useState(false);
  return (
    <Disclosure
      // It may be opened before hydration, as on a slow phone: then there is no event.
      ref={(fold) => {
        if (fold?.open) setOpened(true);
      }}
      summary={props.messages.coupon}
      open={hasOne}
      onToggle={() => setOpened(true)}
    >
      {(hasOne || isOpened) && (
        <RetriedPart
          load={load}
          props={{ ...props, rowClass: styles.couponRow, takesFocus: wasLost }}
          waiting={<Opening />}
          lost={(tryAgain) => (
            <Button
              variant="line"
              onClick={() => {
                setLost(true);
                tryAgain();
              }}
            >
              {retry}
            </Button>
          )}
        />
      )}
    </Disclosure>
  );
}

import type { Phone } from "@aradhana/core/contract";
import { maskPhone } from "@aradhana/core/phone";
import { Button } from "@aradhana/ui/button";
import { OtpField } from "@aradhana/ui/otp-field";
import type { ReactNode } from "react";
import type { CodeMessages } from "../messages-en/booking-messages.ts";
import type { useCode } from "./use-code.ts";

export interface CodeFieldsProps {
  code: ReturnType<typeof useCode>;
  /** Where the code was sent. */
  phone: Phone;
  messages: CodeMessages;
  /** Of the button that verifies. */
  verifyLabel: string;
  /** `submit` in its own form, `button` inside of another form. */
  buttonType: "submit" | "button";
  /** Of the app's layout. */
  classNames: { sentTo?: string | undefined; resend: string | undefined };
  /** Other ways to get a code. */
  moreWays?: ReactNode;
  /** The number was wrong. */
  onChangeNumber(): void;
}

/**
 * Focuses the code's field when it is mounted: the buyer asked for the code a moment ago. Browsers ignore the attribute
 * `autofocus` in a frame of another site, but allow focus by script after a press. A frame that was reloaded has no
 * focus, and must not scroll its page.
 */
const focusUnlessReloaded = (element: HTMLInputElement | null) => {
  if (document.hasFocus()) element?.focus();
};

/** The field of a one-time code, and the button that requests another code. */
export function CodeFields(props: CodeFieldsProps) {
  const { code, phone, messages: t, verifyLabel, buttonType, classNames, moreWays, onChangeNumber } = props;
  const { otp, wait } = code;
  return (
    <>
      <p className={classNames.sentTo}>
        {t.sentTo(maskPhone(phone))}{" "}
        <Button variant="quiet" size="sm" onClick={onChangeNumber}>
          {t.change}
        </Button>
      </p>
      <OtpField
        label={t.label}
        value={otp}
        onValueChange={code.setOtp}
        onComplete={code.submit}
        error={code.problem}
        name="otp"
        ref={focusUnlessReloaded}
      />
      <Button
        type={buttonType}
        fullWidth
        loading={code.busy === "verify"}
        aria-disabled={code.isLocked}
        onClick={buttonType === "button" ? () => code.submit(otp) : undefined}
      >
        {verifyLabel}
      </Button>
      <div className={classNames.resend}>
        <Button
          variant="quiet"
          size="sm"
          loading={code.busy === "send"}
          aria-disabled={wait > 0}
          onClick={wait > 0 ? undefined : () => code.resend("sms")}
        >
          {wait > 0 ? t.resendIn(wait) : t.resend}
        </Button>
        {moreWays}
      </div>
    </>
  );
}

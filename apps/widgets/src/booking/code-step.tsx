import { CodeFields, useCode } from "@aradhana/checkout/code";
import { verifyOtp } from "@aradhana/core/api";
import { errorMessage } from "@aradhana/core/error-message";
import { type SentCode, sendCode } from "@aradhana/core/otp";
import { errorTexts } from "../errors/text.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./booking.module.css";
import { hostOrigin } from "./host-origin.ts";
import type { text } from "./text.en.ts";

interface CodeStepProps extends Pick<WidgetProps, "api" | "buyer" | "visitor" | "partner"> {
  sent: SentCode;
  messages: (typeof text)["code"];
  onSentAgain(sent: SentCode): void;
  /** The number was wrong. */
  onChange(): void;
  onVerified(sent: SentCode): void;
}

/** Asks for the code that was sent, in the same frame. */
export function CodeStep(props: CodeStepProps) {
  const { api, buyer, visitor, partner, sent, messages: t, onSentAgain, onChange, onVerified } = props;
  const { language } = visitor;
  const code = useCode({
    ...{ sent, sixDigits: t.sixDigits },
    messageFor: (failure) => errorMessage(failure, errorTexts[language]),
    async verify(otp) {
      const request = { otp_id: sent.otp_id, otp, session_id: buyer.session.id };
      const { results } = await verifyOtp(api, request);
      buyer.verified = { phone: sent.phone, token: results.token };
      onVerified(sent);
    },
    async send(channel) {
      const { dial_code, number: phone } = sent.phone;
      const request = { dial_code, phone, channel, lang: language, ...hostOrigin(partner) };
      onSentAgain(await sendCode(api, request, buyer.now));
    },
  });

  return (
    <div className={styles.part}>
      <CodeFields
        {...{ code, phone: sent.phone, messages: t, verifyLabel: t.verify, buttonType: "button" }}
        classNames={{ resend: styles.again }}
        onChangeNumber={onChange}
      />
    </div>
  );
}

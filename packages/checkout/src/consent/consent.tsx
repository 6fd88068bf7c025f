import { Checkbox } from "@aradhana/ui/checkbox";
import { Link } from "@aradhana/ui/link";
import type { Ref } from "react";
import type { ConsentMessages } from "../messages-en/booking-messages.ts";

export interface ConsentProps {
  agreed: boolean;
  onAgree(agreed: boolean): void;
  /** Whether it was missing when the buyer pressed the button. */
  isMissing: boolean;
  messages: ConsentMessages;
  /** The addresses of the two documents; they open beside the booking. */
  terms: string;
  privacy: string;
  ref?: Ref<HTMLInputElement>;
}

/** The consent that every order needs. It is never given in advance. */
export function Consent({ agreed, onAgree, isMissing, messages: t, terms, privacy, ref }: ConsentProps) {
  return (
    <Checkbox
      {...(ref && { ref })}
      checked={agreed}
      onChange={(event) => onAgree(event.target.checked)}
      error={isMissing && t.consentError}
    >
      {t.consent}{" "}
      <Link variant="text" href={terms} target="_blank">
        {t.terms}
      </Link>{" "}
      {t.and}{" "}
      <Link variant="text" href={privacy} target="_blank">
        {t.privacy}
      </Link>
    </Checkbox>
  );
}

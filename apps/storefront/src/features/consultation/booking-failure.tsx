import { signInPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorState } from "@aradhana/ui/error-state";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { useLocation } from "react-router-dom";
import { useText } from "../../shared/i18n/define-text.ts";
import { AskOnWhatsapp } from "../../shared/support/ask-on-whatsapp.tsx";
import { bookingText } from "./status/text.ts";

interface BookingFailureProps {
  httpStatus: number;
  requestId: string | undefined;
  onRetry(): void;
}

/** Instead of a booking: it is not there or somebody else's (the same message), or it could not be loaded. */
export function BookingFailure({ httpStatus, requestId, onRetry }: BookingFailureProps) {
  const { missing: t } = useText(bookingText);
  const location = useLocation();
  return httpStatus >= 400 && httpStatus < 500 && httpStatus !== 429 ? (
    <UnavailableState
      heading={t.heading}
      headingAs="h1"
      actions={<ButtonLink href={signInPath(location)}>{t.signIn}</ButtonLink>}
    >
      <p>{t.text}</p>
    </UnavailableState>
  ) : (
    <ErrorState
      heading={t.failed}
      headingAs="h1"
      retry={{ label: t.retry, onClick: onRetry }}
      support={<AskOnWhatsapp requestId={requestId} />}
      requestId={requestId ? { label: t.requestId, value: requestId } : undefined}
    >
      <p>{t.failedText}</p>
    </ErrorState>
  );
}

import { signInPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorState } from "@aradhana/ui/error-state";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { useLocation } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { Resource } from "../../../shared/resource/use-resource.ts";
import { useWasSignedOut } from "../../../shared/services/browser.tsx";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { ordersText } from "./text.ts";

interface Props {
  failure: Extract<Resource<unknown>, { status: "failed" }>;
  onRetry(): void;
}

/** Instead of an order: it does not exist, belongs to somebody else (the same message), or could not be loaded. */
export function OrderMissing({ failure: { httpStatus, requestId }, onRetry }: Props) {
  const { missing: t } = useText(ordersText);
  const wasSignedOut = useWasSignedOut();
  const { pathname, search } = useLocation();
  const isRefused = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 429;
  if (isRefused) {
    const signIn = signInPath({ pathname, search });
    return (
      <UnavailableState
        heading={wasSignedOut ? t.signedOut : t.notYours}
        headingAs="h1"
        actions={
          <>
            <ButtonLink href={signIn}>{t.signIn}</ButtonLink>
            <AskOnWhatsapp requestId={requestId} />
          </>
        }
      >
        <p>{t.notYoursText}</p>
      </UnavailableState>
    );
  }
  return (
    <ErrorState
      heading={t.failed}
      headingAs="h1"
      retry={{ label: t.retry, onClick: onRetry }}
      support={<AskOnWhatsapp requestId={requestId} />}
      requestId={requestId ? { label: t.requestId, value: requestId } : undefined}
    >
      <p>{httpStatus === 0 ? t.unreachableText : t.failedText}</p>
    </ErrorState>
  );
}

import { pathTo } from "@aradhana/core/paths";
import type { Failure } from "@aradhana/core/query";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorState } from "@aradhana/ui/error-state";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { useText } from "../../../shared/i18n/define-text.ts";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { chatText } from "../text.ts";

interface Props {
  failure: Failure;
  onRetry(): void;
}

/** Instead of a conversation: it is not there, belongs to somebody else (the same message), or could not be loaded. */
export function ConversationMissing({ failure: { httpStatus, requestId }, onRetry }: Props) {
  const { missing: t } = useText(chatText);
  if (httpStatus === 404 || httpStatus === 422) {
    return (
      <UnavailableState
        heading={t.gone}
        headingAs="h1"
        actions={<ButtonLink href={pathTo("/chat")}>{t.all}</ButtonLink>}
      >
        <p>{t.goneText}</p>
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
      <p>{t.failedText}</p>
    </ErrorState>
  );
}

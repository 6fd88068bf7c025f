import { ErrorState } from "@aradhana/ui/error-state";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { Resource } from "../../../shared/resource/use-resource.ts";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { payLaterText } from "./text.ts";

interface Props {
  failure: Extract<Resource<unknown>, { status: "failed" }>;
  onRetry(): void;
}

/** The reservation could not be loaded. It stays valid meanwhile, and the page says so. */
export function CannotShow({ failure: { httpStatus, requestId }, onRetry }: Props) {
  const { failed: t } = useText(payLaterText);
  return (
    <ErrorState
      heading={t.heading}
      retry={{ label: t.retry, onClick: onRetry }}
      support={<AskOnWhatsapp requestId={requestId} />}
      requestId={requestId ? { label: t.requestId, value: requestId } : undefined}
    >
      <p>{httpStatus === 0 ? t.offline : t.text}</p>
    </ErrorState>
  );
}

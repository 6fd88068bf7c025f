import { ErrorState } from "@aradhana/ui/error-state";
import type { WidgetProps } from "../widget.ts";
import { shellText } from "./text.ts";

interface WidgetFailedProps extends Pick<WidgetProps, "visitor"> {
  requestId?: string | undefined;
  /** @default reloads the widget */
  onRetry?: () => void;
  retrying?: boolean;
}

/** Instead of a widget that could not be fetched, filled or rendered. */
export function WidgetFailed({ visitor, requestId, onRetry = reload, retrying = false }: WidgetFailedProps) {
  const { failed: t } = shellText[visitor.language];
  return (
    <ErrorState
      heading={t.heading}
      retry={{ label: t.retry, onClick: onRetry, loading: retrying }}
      requestId={requestId ? { label: t.requestId, value: requestId } : undefined}
    >
      <p>{t.text}</p>
    </ErrorState>
  );
}

function reload() {
  window.location.reload();
}

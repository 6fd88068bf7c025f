import { ErrorState } from "@aradhana/ui/error-state";
import type { WidgetProps } from "../widget.ts";
import { shellText } from "./text.ts";

interface WidgetFailedProps extends Pick<WidgetProps, "visitor"> {
  /** Whether the server answered, with an error. @default nothing arrived */
  byServer?: boolean;
  requestId?: string | undefined;
  /** @default reloads the widget */
  onRetry?: () => void;
  retrying?: boolean;
}

/** Instead of a widget that could not be fetched, filled or rendered. */
export function WidgetFailed({ visitor, byServer = false, requestId, ...repeat }: WidgetFailedProps) {
  const { onRetry = reload, retrying = false } = repeat;
  const { failed: t } = shellText[visitor.language];
  return (
    <ErrorState
      heading={t.heading}
      retry={{ label: t.retry, onClick: onRetry, loading: retrying }}
      requestId={requestId ? { label: t.requestId, value: requestId } : undefined}
    >
      <p>{byServer ? t.byServer : t.unreachable}</p>
    </ErrorState>
  );
}

function reload() {
  window.location.reload();
}

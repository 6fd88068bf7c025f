import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { WarningIcon } from "../icon/page-icons.tsx";
import { StatePanel, type StatePanelProps } from "../state-panel/index.ts";
import { RequestId } from "./request-id.tsx";

export type ErrorStateProps = Omit<StatePanelProps, "sign" | "tone" | "turning" | "actions" | "foot"> & {
  /** Retries; `loading` meanwhile. */
  retry: { label: string; onClick: () => void; loading?: boolean };
  /** A link to the support. */
  support?: ReactNode;
  requestId?: { label: string; value: string } | undefined;
};

/** An error on our side: the cause, a retry button, and a support link. */
export function ErrorState({ retry, support, requestId, ...rest }: ErrorStateProps) {
  return (
    <StatePanel
      role="alert"
      {...rest}
      tone="bad"
      sign={<WarningIcon size="lg" />}
      actions={
        <>
          <Button onClick={retry.onClick} loading={retry.loading ?? false}>
            {retry.label}
          </Button>
          {support}
        </>
      }
      foot={requestId && <RequestId {...requestId} />}
    />
  );
}

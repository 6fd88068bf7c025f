import type { PaymentView } from "@aradhana/core/payment";
import { Button } from "@aradhana/ui/button";
import { Awaiting } from "@aradhana/ui/progress";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { WidgetFailed } from "../shell/widget-failed.tsx";
import type { Visitor } from "../visitor.ts";
import { paymentText } from "./text.ts";

interface PaymentUnknownProps {
  view: Exclude<PaymentView, { status: "known" }>;
  visitor: Visitor;
  refetch(): void;
}

/** In place of a payment that is being checked, that cannot be read, or that this visitor may not see. */
export function PaymentUnknown({ view, visitor, refetch }: PaymentUnknownProps) {
  const t = paymentText[visitor.language];
  if (view.status === "checking") {
    return (
      <StatusScreen status="checking" heading={t.checking.heading}>
        <p>{t.checking.text}</p>
        <Awaiting />
      </StatusScreen>
    );
  }
  if (view.status === "inaccessible") {
    return (
      <UnavailableState
        heading={t.elsewhere.heading}
        headingAs="h1"
        actions={
          <Button variant="line" onClick={refetch}>
            {t.pending.again}
          </Button>
        }
      >
        <p>{t.elsewhere.text}</p>
      </UnavailableState>
    );
  }
  const { httpStatus, requestId } = view.failure;
  return <WidgetFailed visitor={visitor} byServer={httpStatus > 0} requestId={requestId} onRetry={refetch} />;
}

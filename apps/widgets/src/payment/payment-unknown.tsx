import { Button } from "@aradhana/ui/button";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { WidgetFailed } from "../shell/widget-failed.tsx";
import type { Visitor } from "../visitor.ts";
import { paymentText } from "./text.ts";
import type { PaymentView } from "./use-payment.ts";

interface PaymentUnknownProps {
  view: Exclude<PaymentView, { status: "known" }>;
  visitor: Visitor;
  refetch(): void;
}

/** Instead of an order whose payment is not known yet, cannot be asked for, or is not this visitor's to see. */
export function PaymentUnknown({ view, visitor, refetch }: PaymentUnknownProps) {
  const t = paymentText[visitor.language];
  if (view.status === "checking") {
    return (
      <StatusScreen status="checking" heading={t.checking.heading}>
        <p>{t.checking.text}</p>
      </StatusScreen>
    );
  }
  const { httpStatus, requestId } = view;
  if (httpStatus >= 400 && httpStatus < 500 && httpStatus !== 429) {
    return (
      <UnavailableState
        heading={t.elsewhere.heading}
        headingAs="h1"
        actions={
          <Button variant="line" onClick={refetch}>
            {t.again}
          </Button>
        }
      >
        <p>{t.elsewhere.text}</p>
      </UnavailableState>
    );
  }
  return <WidgetFailed visitor={visitor} requestId={requestId} onRetry={refetch} />;
}

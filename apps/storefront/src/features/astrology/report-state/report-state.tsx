import type { ServiceType } from "@aradhana/core/contract";
import { orderPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import type { ReactNode } from "react";
import { servicePath } from "../../../lines/service-pages.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { NotPaid } from "../../orders/order/not-paid.tsx";
import { ordersText } from "../../orders/order/text.ts";
import { reportStateText } from "./text.ts";

interface ReportStateProps {
  type: ServiceType;
  state: "unpaid" | "confirming" | "making" | "failed" | "deleted";
  orderId: string;
  /** Of a report that is being made: its number, and when it is due. */
  facts: readonly { label: string; value: string }[];
  /** The deletion of what is still stored of an order that came to nothing. */
  deletion?: ReactNode;
}

/** Instead of a report: it is not paid, being made, refunded or deleted. */
export function ReportState({ type, state, orderId, facts, deletion }: ReportStateProps) {
  const t = useText(reportStateText);
  const { actions } = useText(ordersText);
  const order = (
    <ButtonLink variant="line" href={orderPath({ id: orderId, name: type })}>
      {actions.see}
    </ButtonLink>
  );
  switch (state) {
    case "unpaid":
    case "confirming":
      return <NotPaid order={{ id: orderId, type }} isConfirming={state === "confirming"} />;
    case "making":
      return (
        <StatusScreen status="pending" heading={t.making.heading} actions={order} facts={facts}>
          <p>{t.making.text}</p>
        </StatusScreen>
      );
    case "failed":
      return (
        <StatusScreen status="refunded" heading={t.failed.heading} actions={order}>
          <p>{t.failed.text}</p>
          {deletion}
        </StatusScreen>
      );
    case "deleted":
      return (
        <UnavailableState
          heading={t.deleted.heading}
          headingAs="h1"
          actions={<ButtonLink href={servicePath(type)}>{t.deleted.again}</ButtonLink>}
        >
          <p>{t.deleted.text}</p>
        </UnavailableState>
      );
  }
}

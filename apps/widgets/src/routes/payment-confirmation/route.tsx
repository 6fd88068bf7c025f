import { named } from "../../payment/confirmation-path.ts";
import { PaymentUnknown } from "../../payment/payment-unknown.tsx";
import { usePayment } from "../../payment/use-payment.ts";
import type { WidgetProps } from "../../widget.ts";
import { Outcome } from "./outcome.tsx";
import { usePartnerPage } from "./use-partner-page.ts";

/** The result of a payment. The address may name any gateway, type and partner: only the server is trusted. */
export function Component(widget: WidgetProps) {
  const { api, params, visitor } = widget;
  const orderId = params.orderId ?? "";
  const tempOrderId = named(params.tempOrderId);
  const { view, refetch } = usePayment(widget, { orderId: named(orderId), tempOrderId });
  const partnerPage = usePartnerPage(api, { partnerId: named(params.partnerId), orderId, tempOrderId });

  if (view.status !== "known") return <PaymentUnknown view={view} visitor={visitor} refetch={refetch} />;
  return <Outcome {...widget} {...view} refetch={refetch} partnerPage={partnerPage} />;
}

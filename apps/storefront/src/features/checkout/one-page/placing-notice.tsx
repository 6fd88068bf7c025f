import type { Draft } from "@aradhana/core/checkout";
import { formatMoney } from "@aradhana/core/money";
import { orderPath, paymentPath } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Link } from "@aradhana/ui/link";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { onePageText } from "./text.ts";
import type { OnePageState } from "./use-one-page.ts";

interface PlacingNoticeProps {
  page: Pick<OnePageState, "placing" | "priceChange">;
  type: Draft["type"];
  title: string;
}

/**
 * What became of the last press of the pay button, where it opened no payment; and another price than was agreed to, also
 * for a buyer who comes back from the payment.
 */
export function PlacingNotice({ page: { placing, priceChange }, type, title }: PlacingNoticeProps) {
  const { pay: t } = useText(onePageText);
  const messageFor = useErrorMessage();
  switch (placing.status) {
    case "idle":
    case "changed":
      if (!priceChange && placing.status === "idle") return null;
      return (
        <Banner role="alert" kind="warning">
          {priceChange
            ? t.changed(formatMoney(priceChange.before), formatMoney(priceChange.now))
            : t.checkAgain}
        </Banner>
      );
    case "paid":
      return (
        <Banner role="status">
          {t.paid}{" "}
          <Link variant="text" href={orderPath({ id: placing.orderId, name: title })}>
            {t.order}
          </Link>
        </Banner>
      );
    case "confirming":
      return (
        <Banner role="status" kind="warning">
          {messageFor({ code: "payment_pending" })}{" "}
          <Link variant="text" href={paymentPath(placing.orderId, type)}>
            {t.checkStatus}
          </Link>
        </Banner>
      );
    case "failed":
      return (
        <Banner role="alert" kind="danger">
          {messageFor(placing.failure, t.failed)}
        </Banner>
      );
    default:
      return null;
  }
}

import type { Placing } from "@aradhana/checkout/placing";
import { orderPath, paymentPath } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Link } from "@aradhana/ui/link";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { useErrorMessage } from "../../shared/api-errors/use-error-message.ts";
import { useText } from "../../shared/i18n/define-text.ts";

/** What became of the last press of the pay button, where it opened no payment. */
export function PlacingNotice({ placing, title }: { placing: Placing; title: string }) {
  const { pay: t } = useText(chadhaavaPageText);
  const wordsFor = useErrorMessage();
  switch (placing.status) {
    case "changed":
      return (
        <Banner role="alert" kind="warning">
          {t.changed}
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
          {wordsFor({ code: "payment_pending" })}{" "}
          <Link variant="text" href={paymentPath(placing.orderId, "chadhaava")}>
            {t.checkStatus}
          </Link>
        </Banner>
      );
    case "failed":
      return (
        <Banner role="alert" kind="danger">
          {wordsFor(placing.failure, t.failed)}
        </Banner>
      );
    default:
      return null;
  }
}

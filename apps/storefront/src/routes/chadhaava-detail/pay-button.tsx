import { formatMoney } from "@aradhana/core/money";
import { Button } from "@aradhana/ui/button";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import type { OfferingState } from "./use-offering.ts";

/** Sends the form. While nothing is chosen it is disabled, and its label says what is missing. */
export function PayButton({ offering: { quote, placing } }: { offering: OfferingState }) {
  const t = useText(chadhaavaPageText);
  const total = quote.shown?.totals.grand;
  const label =
    quote.status === "none"
      ? t.pay.choose
      : quote.status === "failed"
        ? t.price.retry
        : total
          ? t.pay.pay(formatMoney(total))
          : t.price.working;
  return (
    <Button
      type="submit"
      form="booking"
      fullWidth
      aria-disabled={quote.status === "none" || undefined}
      loading={placing.status === "working" || quote.status === "working"}
    >
      {label}
    </Button>
  );
}

import { formatMoney } from "@aradhana/core/money";
import { Button } from "@aradhana/ui/button";
import { useText } from "../../../shared/i18n/define-text.ts";
import { payFormId } from "./pay-form-id.ts";
import { onePageText } from "./text.ts";
import type { OnePageState } from "./use-one-page.ts";

export interface PayButtonProps {
  page: Pick<OnePageState, "quote" | "placing">;
  /** Its label while nothing is chosen. */
  choose?: string;
  /** Its label with the amount. @default "Pay ₹100" */
  labelOf?: (amount: string) => string;
}

/** Sends the form. While nothing is chosen it is disabled, and its label says what is missing. */
export function PayButton({ page: { quote, placing }, choose, labelOf }: PayButtonProps) {
  const t = useText(onePageText);
  const total = quote.shown?.totals.grand;
  const label =
    quote.status === "none"
      ? choose
      : quote.status === "failed"
        ? t.price.retry
        : total
          ? (labelOf ?? t.pay.pay)(formatMoney(total))
          : t.price.working;
  return (
    <Button
      type="submit"
      form={payFormId}
      fullWidth
      aria-disabled={quote.status === "none" || undefined}
      loading={placing.status === "working" || quote.status === "working"}
    >
      {label}
    </Button>
  );
}

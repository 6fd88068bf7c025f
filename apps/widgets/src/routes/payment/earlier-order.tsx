import { pathTo } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { widgetHref } from "../../address/widget-href.ts";
import { paymentText } from "../../payment/text.ts";
import type { WidgetProps } from "../../widget.ts";

interface EarlierOrderProps extends Pick<WidgetProps, "buyer" | "visitor" | "search"> {
  orderId: string;
}

/** Names the earlier order of a changed booking, so that the buyer does not pay for both. */
export function EarlierOrder({ buyer, visitor, search, orderId }: EarlierOrderProps) {
  const { earlier: t } = paymentText[visitor.language];
  const last = buyer.last.get();
  if (last?.id !== orderId || !last.earlier) return null;
  const { id, number } = last.earlier;
  return (
    <Banner
      title={t.title(number)}
      action={
        <ButtonLink
          variant="line"
          size="sm"
          href={widgetHref(pathTo("/widget/payment", { order_id: id }), search)}
        >
          {t.see}
        </ButtonLink>
      }
    >
      {t.text}
    </Banner>
  );
}

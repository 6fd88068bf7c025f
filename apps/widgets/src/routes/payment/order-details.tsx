import { PaymentMethods, ReviewDetails } from "@aradhana/checkout/review";
import { hasAddress } from "@aradhana/core/checkout";
import type { PaymentStatus } from "@aradhana/core/contract";
import { listCountries } from "@aradhana/core/country";
import { languages } from "@aradhana/core/language";
import { Link } from "@aradhana/ui/link";
import { widgetHref } from "../../address/widget-href.ts";
import { widgetDrafts } from "../../buyer/widget-drafts.ts";
import { formOfOrder } from "../../lines/ritual-pages.ts";
import { paymentText } from "../../payment/text.ts";
import type { WidgetProps } from "../../widget.ts";
import styles from "./payment.module.css";

interface OrderDetailsProps extends Pick<WidgetProps, "buyer" | "visitor" | "search"> {
  order: PaymentStatus["order"];
}

/** What was filled in for an order, with the link back to the form, if it was filled in in this tab. */
export function OrderDetails({ order, buyer, visitor, search }: OrderDetailsProps) {
  const { language } = visitor;
  const { review: t } = paymentText[language];
  const draft = widgetDrafts(buyer.tab).ofOrder(order.id);
  if (!draft) return null;
  const countries = listCountries(languages[language].locale);
  return (
    <ReviewDetails
      draft={draft}
      sendsPrasad={draft.attempt !== undefined && hasAddress(draft.attempt)}
      needsInvoiceAddress={draft.attempt?.needsInvoiceAddress === true}
      country={countries.find(({ short_name }) => short_name === draft.address.country_code)?.name ?? ""}
      messages={t}
      renderEdit={(label) => (
        <Link
          variant="text"
          href={widgetHref(formOfOrder(order), search)}
          aria-label={`${label}: ${t.title}`}
        >
          {label}
        </Link>
      )}
    />
  );
}

/** How the order can be paid, and what follows the tap. */
export function HowToPay({ order, visitor }: Pick<OrderDetailsProps, "order" | "visitor">) {
  const { review: t } = paymentText[visitor.language];
  return (
    <>
      <PaymentMethods currency={order.grand.currency} messages={t} />
      <p className={styles.soft}>{t.afterTap.sms}</p>
    </>
  );
}

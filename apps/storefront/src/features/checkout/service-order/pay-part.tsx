import type { ReportServiceType } from "@aradhana/core/contract";
import type { ServicePackages } from "@aradhana/core/services";
import { Agreement } from "../one-page/agreement.tsx";
import { ContactPart } from "../one-page/contact-part.tsx";
import styles from "../one-page/one-page.module.css";
import { PayBar } from "../one-page/pay-bar.tsx";
import { PayButton } from "../one-page/pay-button.tsx";
import { PlacingNotice } from "../one-page/placing-notice.tsx";
import { onePageTexts } from "../one-page/text.ts";
import { BeforePaying, type ReviewRow } from "./before-paying.tsx";
import { PricePart } from "./price-part.tsx";
import type { ServiceOrderState } from "./use-service-order.ts";

export const texts = onePageTexts;

/** What of each service's details can be saved in the account. */
const saves: Record<ReportServiceType, "birth" | null> = { kundali: "birth", name_correction: null };

interface PayPartProps {
  sold: ServicePackages;
  order: ServiceOrderState;
  rows: readonly ReviewRow[];
  onEdit(): void;
}

/** The number of the buyer, the price, everything once more, the consent and the button that pays. */
export function PayPart({ sold, order, rows, onEdit }: PayPartProps) {
  return (
    <>
      <ContactPart page={order} saves={saves[order.type]} />
      <PricePart order={order} />
      <BeforePaying {...{ order, rows, refundRule: sold.refund_rule, onEdit }} />
      <Agreement page={order} />
      <PlacingNotice page={order} type={order.type} title={order.draft.title} />
      <div className={styles.action}>
        <PayButton page={order} />
      </div>
      <PayBar page={order} />
    </>
  );
}

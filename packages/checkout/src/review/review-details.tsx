import type { Draft } from "@aradhana/core/checkout";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../messages-en/review-messages.ts";
import styles from "./review.module.css";

export interface ReviewDetailsProps {
  draft: Pick<Draft, "name" | "devotees" | "phone" | "address" | "business">;
  /** Whether prasad is sent to the address. */
  sendsPrasad: boolean;
  /** Whether the address is for the invoice alone. @default false */
  needsInvoiceAddress?: boolean;
  /** The address's country in words. */
  country: string;
  messages: ReviewMessages;
  /** The link back to where this was filled in, with this label. */
  renderEdit(label: string): ReactNode;
}

/** Who booked, for whom, and where prasad goes: read once more before the payment. */
export function ReviewDetails(props: ReviewDetailsProps) {
  const { draft, sendsPrasad, needsInvoiceAddress = false, country, messages: t, renderEdit } = props;
  const { name, devotees, phone, address, business } = draft;
  const named = devotees.map((each) => each.name.trim()).filter(Boolean);
  const names = named.length > 0 ? named : [name.trim()].filter(Boolean);
  const { line1, line2, landmark, city, district, state, postcode } = address;
  const rows = [
    { label: t.contact, value: phone.number.trim() && `+${phone.dial_code} ${phone.number.trim()}` },
    { label: t.names, value: names.join(", ") },
    {
      label: needsInvoiceAddress ? t.invoice : t.address,
      value:
        (sendsPrasad || needsInvoiceAddress) &&
        [line1, line2, landmark, city, district, state, postcode, country]
          .map((part) => part.trim())
          .filter(Boolean)
          .join(", "),
    },
    { label: "GSTIN", value: business && [business.gstin, business.name].join(", ") },
  ];
  return (
    <section className={styles.details}>
      <h3>{t.title}</h3>
      {renderEdit(t.edit)}
      <dl>
        {rows.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

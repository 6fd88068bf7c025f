import { maskPhone } from "@aradhana/core/phone";
import { useText } from "../../../shared/i18n/define-text.ts";
import { PhoneOrSignIn } from "../../account/phone/phone-or-sign-in.tsx";
import { OfferSaved } from "../../account/saved/offer-saved.tsx";
import { InvoicePart } from "./invoice-part.tsx";
import styles from "./one-page.module.css";
import { onePageText } from "./text.ts";
import type { OnePageState } from "./use-one-page.ts";

interface ContactPartProps {
  page: Pick<
    OnePageState,
    "draft" | "change" | "errors" | "signedInPhone" | "needsAddress" | "needsInvoiceAddress"
  >;
  /** What of it can be saved for next time; null for nothing. @default names, and the address where something is sent */
  saves?: "birth" | null;
}

/** The buyer's phone number: of the signed-in user, or typed. */
export function ContactPart({ page, saves }: ContactPartProps) {
  const { contact: t, invoice, price } = useText(onePageText);
  const { draft, change, errors, signedInPhone } = page;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.title}</h2>
      <p className={styles.soft}>{t.note}</p>
      {signedInPhone ? (
        <p>{t.signedIn(maskPhone(signedInPhone))}</p>
      ) : (
        <PhoneOrSignIn
          value={draft.phone}
          onValueChange={(phone) => change({ phone })}
          reason={errors.phone}
          signIn={t.signIn}
        />
      )}
      {saves !== null && (
        <OfferSaved
          kind="saving"
          saves={saves ?? (page.needsAddress ? "both" : "names")}
          checked={draft.saves === true}
          onChange={(isSaved) => change({ saves: isSaved })}
        />
      )}
      <InvoicePart page={page} messages={invoice} retry={price.retry} />
    </section>
  );
}

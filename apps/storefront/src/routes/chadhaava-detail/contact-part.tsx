import { pathTo } from "@aradhana/core/paths";
import { maskPhone } from "@aradhana/core/phone";
import { Link } from "@aradhana/ui/link";
import { useLocation } from "react-router-dom";
import { PhoneInput } from "../../features/account/phone/phone-input.tsx";
import { OfferSaving } from "../../features/account/saved/offer-saved.tsx";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import styles from "./booking.module.css";
import type { OfferingState } from "./use-offering.ts";

/** The buyer's phone number: of the signed-in user, or typed. */
export function ContactPart({ offering }: { offering: OfferingState }) {
  const { contact: t } = useText(chadhaavaPageText);
  const { pathname } = useLocation();
  const { draft, change, errors, signedInPhone } = offering;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.title}</h2>
      <p className={styles.soft}>{t.note}</p>
      {signedInPhone ? (
        <p>{t.signedIn(maskPhone(signedInPhone))}</p>
      ) : (
        <PhoneInput
          name="phone"
          value={draft.phone}
          onValueChange={(phone) => change({ phone })}
          reason={errors.phone}
          labelAside={
            <Link variant="text" href={pathTo("/auth", { next: pathname })}>
              {t.signIn}
            </Link>
          }
        />
      )}
      <OfferSaving
        saves={offering.needsAddress ? "both" : "names"}
        checked={draft.saves === true}
        onChange={(saves) => change({ saves })}
      />
    </section>
  );
}

import { PriceBox } from "@aradhana/checkout/price";
import type { Chadhaava } from "@aradhana/core/contract";
import { chadhaavaPageText } from "../../../lines/chadhaava/page-text.ts";
import { repeatedOfferings } from "../../../lines/chadhaava/quantities.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../one-page/one-page.module.css";
import { onePageText } from "../one-page/text.ts";
import type { OfferingState } from "./use-offering.ts";

interface PricePartProps {
  chadhaava: Chadhaava;
  offering: OfferingState;
}

/** The server's price of each offering and the parts of the total. */
export function PricePart({ chadhaava, offering: { draft, quote } }: PricePartProps) {
  const t = useText(chadhaavaPageText);
  const onePage = useText(onePageText);
  const messageFor = useErrorMessage();
  return (
    <PriceBox
      quote={quote}
      messages={{ ...onePage.price, ...t.price }}
      heading={<h2 className={styles.heading}>{onePage.price.title}</h2>}
      empty={<p className={styles.soft}>{t.price.empty}</p>}
      messageOf={(failure) => messageFor(failure, onePage.pay.failed)}
      className={styles.part}
    >
      {repeatedOfferings(chadhaava, draft.items).map(({ name, quantity }) => (
        <p key={name} className={styles.soft}>
          {t.price.inAll(quantity, name)}
        </p>
      ))}
    </PriceBox>
  );
}

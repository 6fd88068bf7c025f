import type { PayLater } from "@aradhana/core/book-now-pay-later";
import type { Quote } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useHoldPlace } from "../pay-later/use-reserve.ts";
import styles from "./pay-later.module.css";
import type { PayLaterPageProps } from "./pay-later-page.tsx";
import { PriceHint } from "./price-hint.tsx";
import { PriceLines } from "./price-lines.tsx";
import { payLaterText } from "./text.ts";

interface Props extends PayLaterPageProps {
  quote: Quote;
  payLater: PayLater;
  /** The quote is no good any more. */
  onStale(): void;
}

/** What can be reserved, at which price. Nothing is reserved before the button is pressed. */
export function Offer({ puja, chosen, hint, quote, payLater, onStale }: Props) {
  const t = useText(payLaterText);
  const messageFor = useErrorMessage();
  const { holding, hold } = useHoldPlace({ payLater, onStale });
  const { grand } = quote.totals;
  return (
    <section className={styles.card}>
      <h2>{t.offer.heading}</h2>
      <p>{t.offer.text}</p>
      <p className={styles.soft}>
        {chosen.name} · {t.people(chosen.devotees.min, chosen.devotees.max)}
      </p>
      <PriceHint hint={hint} price={grand} />
      <PriceLines lines={quote.lines} price={grand} />
      {quote.problems.map(({ code, message }) => (
        <Banner key={code} kind="warning">
          {message}
        </Banner>
      ))}
      {holding.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(holding)}
        </Banner>
      )}
      <div className={styles.actions}>
        {quote.problems.length === 0 && (
          <Button loading={holding.status === "working"} onClick={() => void hold(quote.quote_id)}>
            {t.offer.hold}
          </Button>
        )}
        <ButtonLink variant="line" href={pathTo("/pooja/:id/continue", { id: puja.id, package: chosen.id })}>
          {t.offer.payNow}
        </ButtonLink>
      </div>
    </section>
  );
}

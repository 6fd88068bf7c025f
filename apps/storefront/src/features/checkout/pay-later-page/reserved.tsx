import type { Reservation } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { pathTo, payLaterPath } from "@aradhana/core/paths";
import { timeOf } from "@aradhana/core/time";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Countdown, type TimeLeft } from "@aradhana/ui/countdown";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useZone } from "../../../shared/local-time/use-moment.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { shopDrafts } from "../drafts/shop-drafts.ts";
import { reservedDraft } from "../pay-later/reservation-draft.ts";
import { useRelease } from "../pay-later/use-release.ts";
import styles from "./pay-later.module.css";
import type { PayLaterPageProps } from "./pay-later-page.tsx";
import { PriceHint } from "./price-hint.tsx";
import { PriceLines } from "./price-lines.tsx";
import { payLaterText } from "./text.ts";

interface Props extends PayLaterPageProps {
  reservation: Reservation;
  onEnd(): void;
  onLetGo(): void;
}

/** An unpaid reservation: what is reserved, for how long, and the buttons to pay for it or release it. */
export function ReservedPlace({ puja, hint, reservation, serverTime, onEnd, onLetGo }: Props) {
  const t = useText(payLaterText);
  const messageFor = useErrorMessage();
  const visitor = useVisitor();
  const zone = useZone(Date.parse(serverTime));
  const storage = useBrowser()?.drafts;
  const drafts = storage && shopDrafts(storage);
  const { going, letGo } = useRelease(reservation.id, onLetGo);
  const { expires_at, price, lines, package_id } = reservation;
  const reservedPackage = puja.packages.find(({ id }) => id === package_id);

  const labels = (left: TimeLeft) =>
    left.unit === "minutes"
      ? {
          shown: timeOf(left.minutes * 60 + left.seconds),
          spoken: t.reserved.left(left.minutes, left.seconds),
        }
      : { shown: "00:00", spoken: t.reserved.ended };

  const stored = drafts?.get(puja.id);
  const step = stored?.phone.number ? "pay" : "contact";
  // The checkout continues with the reservation, in any tab.
  const takeAlong = () =>
    drafts?.save(reservedDraft(reservation, { puja, visitor, stored, now: Date.now() }));

  const until = [formatDate(expires_at, "time", visitor.language), zone(expires_at)]
    .filter(Boolean)
    .join(" ");
  const address = window.location.origin + payLaterPath(reservation);
  const reminder = t.reserved.reminder(puja.title, until, address);
  return (
    <>
      <section className={styles.card} data-reserved>
        <h2>{t.reserved.heading}</h2>
        <Countdown
          className={styles.clock}
          until={expires_at}
          serverNow={serverTime}
          labels={labels}
          onEnd={onEnd}
        />
        <p className={styles.soft}>{t.reserved.until(until)}</p>
        {reservedPackage && (
          <p className={styles.soft}>
            {reservedPackage.name} · {t.people(reservedPackage.devotees.min, reservedPackage.devotees.max)}
          </p>
        )}
        <PriceHint hint={hint} price={price} />
        <PriceLines lines={lines} price={price} />
        {going.status === "failed" && (
          <Banner role="alert" kind="danger">
            {messageFor(going)}
          </Banner>
        )}
        <div className={styles.actions}>
          <ButtonLink
            href={pathTo("/pooja/:id/continue", { id: puja.id, package: package_id, step: step })}
            onClick={takeAlong}
          >
            {t.reserved.pay(formatMoney(price))}
          </ButtonLink>
          <ButtonLink
            variant="line"
            href={pathTo("/pooja/:id/continue", { id: puja.id, package: package_id, step: "package" })}
            onClick={takeAlong}
          >
            {t.reserved.change}
          </ButtonLink>
          <ButtonLink variant="line" href={`https://wa.me/?text=${encodeURIComponent(reminder)}`}>
            {t.reserved.remind}
          </ButtonLink>
          <Button variant="quiet" loading={going.status === "working"} onClick={() => void letGo()}>
            {t.reserved.letGo}
          </Button>
        </div>
      </section>
      <section className={styles.after}>
        <h2>{t.after.heading}</h2>
        <ul className={styles.points}>
          {t.after.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

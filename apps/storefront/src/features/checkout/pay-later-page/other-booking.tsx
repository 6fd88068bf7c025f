import type { Reservation } from "@aradhana/core/contract";
import { payLaterPath } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useRelease } from "../pay-later/use-release.ts";
import styles from "./pay-later.module.css";
import { payLaterText } from "./text.ts";

interface Props {
  reservation: Reservation;
  onLetGo(): void;
}

/** A browser has one reservation at a time: links to the other one, and a button that releases it. */
export function OtherBooking({ reservation, onLetGo }: Props) {
  const { other: t } = useText(payLaterText);
  const messageFor = useErrorMessage();
  const { going, letGo } = useRelease(reservation.id, onLetGo);
  return (
    <section className={styles.card}>
      <h2>{t.heading}</h2>
      <p>{t.text(reservation.lines[0]?.title ?? "")}</p>
      {going.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(going)}
        </Banner>
      )}
      <div className={styles.actions}>
        <ButtonLink href={payLaterPath(reservation)}>{t.go}</ButtonLink>
        <Button variant="line" loading={going.status === "working"} onClick={() => void letGo()}>
          {t.letGo}
        </Button>
      </div>
    </section>
  );
}

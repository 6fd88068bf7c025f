import { sankalpPath } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Link } from "@aradhana/ui/link";
import { chadhaavaSuccessText } from "../../../lines/chadhaava/success-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { ReadOut } from "../sankalp-summary/read-out.tsx";
import type { ChadhaavaOrder } from "./booked-offerings.tsx";
import styles from "./success.module.css";

/** The names as the priest reads them, or a link to the form for them. */
export function NamesRead({ booked }: { booked: ChadhaavaOrder }) {
  const t = useText(chadhaavaSuccessText);
  const { order, chadhaava, sankalp } = booked;
  const form = sankalpPath({ orderId: order.id, choiceId: chadhaava.id, isVip: false });
  // Of a cart this is the first ritual.
  const next = order.parts?.[0]?.next_action ?? order.next_action;
  const until = useMoment(Date.parse(booked.server_time))(booked.sankalp_cutoff_at);
  return (
    <section className={styles.part}>
      <h2>{t.names}</h2>
      {sankalp ? (
        <>
          <ReadOut {...sankalp.read_out} labels={{ devanagari: t.inDevanagari, latin: t.inLatin }} />
          {next === "edit_sankalp" && (
            <Link variant="more" href={form}>
              {t.editNames(until)}
            </Link>
          )}
        </>
      ) : (
        <Banner kind="warning" action={<ButtonLink href={form}>{t.giveNames}</ButtonLink>}>
          {t.noNames}
        </Banner>
      )}
    </section>
  );
}

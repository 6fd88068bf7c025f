import { sankalpPath } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Link } from "@aradhana/ui/link";
import { ReadOut } from "../../features/orders/sankalp-summary/read-out.tsx";
import { chadhaavaSuccessText } from "../../lines/chadhaava/success-text.ts";
import { formatDate } from "../../shared/i18n/dates.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import { useVisitor } from "../../shared/services/visitor.tsx";
import type { ChadhaavaOrder } from "./booked-offerings.tsx";
import styles from "./success.module.css";

/** The names as the priest reads them, or a link to the form for them. */
export function NamesRead({ booked }: { booked: ChadhaavaOrder }) {
  const t = useText(chadhaavaSuccessText);
  const { language } = useVisitor();
  const { order, chadhaava, sankalp } = booked;
  const form = sankalpPath({ orderId: order.id, choiceId: chadhaava.id, isVip: false });
  const until = formatDate(booked.sankalp_cutoff_at, "closing", language);
  return (
    <section className={styles.part}>
      <h2>{t.names}</h2>
      {sankalp ? (
        <>
          <ReadOut {...sankalp.read_out} labels={{ devanagari: t.inDevanagari, latin: t.inLatin }} />
          {order.next_action === "edit_sankalp" && (
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

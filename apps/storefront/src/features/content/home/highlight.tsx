import { statusAt } from "@aradhana/core/catalogue";
import type { HomeBanner } from "@aradhana/core/contract";
import { formatDate, formatMoment, shortTithi } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Hero } from "@aradhana/ui/hero";
import { pujaText } from "../../../lines/puja/text.ts";
import { ActionLabel } from "../../../shared/cart-disabled/action-label.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { IndiaTimeAbroad } from "../../../shared/local-time/india-time-abroad.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./home.module.css";
import { homeText } from "./text.ts";

interface HighlightProps {
  banner: HomeBanner;
  now: number;
  /** The picture of the first one is in the first view. */
  isFirst: boolean;
}

/** One coming puja with the one thing to do about it. */
export function Highlight({ banner: { title, text, image, pooja }, now, isFirst }: HighlightProps) {
  const { language } = useVisitor();
  const t = useText(homeText);
  const messages = useText(pujaText);
  const status = statusAt(pooja, now);
  return (
    <Hero
      image={{ name: image.name, alt: "" }}
      title={title}
      priority={isFirst}
      eyebrow={messages.eyebrow(formatDate(pooja.muhurat.start_at, "day", language), shortTithi(pooja.tithi))}
      actions={
        <ButtonLink href={pathTo("/pooja/:id", { id: pooja.id })}>
          {status === "open" ? (
            <ActionLabel direct={t.bookNow}>{t.book(formatMoney(pooja.price_from))}</ActionLabel>
          ) : (
            t.see
          )}
        </ButtonLink>
      }
      note={status === "open" ? <Closes cutoffAt={pooja.cutoff_at} now={now} /> : messages.over[status]}
    >
      <p>{text}</p>
    </Hero>
  );
}

function Closes({ cutoffAt, now }: { cutoffAt: string; now: number }) {
  const { country, language } = useVisitor();
  const t = useText(homeText);
  const when = formatMoment(cutoffAt, { now, language });
  if (country === "in") return t.closesInIndia(when);
  return (
    <>
      {t.closes(when)}
      <IndiaTimeAbroad instant={cutoffAt} now={now} className={styles.abroad} />
    </>
  );
}

import { templePlace } from "@aradhana/core/catalogue";
import type { AuthorisationLevel, Image } from "@aradhana/core/contract";
import { formatDate, shortTithi } from "@aradhana/core/date";
import { Artwork } from "@aradhana/ui/artwork";
import { Badge } from "@aradhana/ui/badge";
import { momentFor } from "../moment-for.ts";
import type { Visitor } from "../visitor.ts";
import styles from "./ritual-header.module.css";
import { catalogueText } from "./text.ts";

interface RitualHeaderProps {
  ritual: {
    title: string;
    subtitle: string;
    image: Image;
    tithi: string;
    occasion: string;
    muhurat: { start_at: string; end_at: string };
    cutoff_at: string;
    authorisation: AuthorisationLevel;
    temple: { name: string; city: string };
  };
  visitor: Visitor;
  /** By the server's clock, in ms. */
  now: number;
  /** Whether it can still be booked. */
  isOpen: boolean;
}

/** The title of a ritual, when and where it takes place, until when it can be booked, and who performs it. */
export function RitualHeader({ ritual, visitor, now, isOpen }: RitualHeaderProps) {
  const { language } = visitor;
  const t = catalogueText[language];
  const { muhurat, cutoff_at: cutoffAt, temple } = ritual;
  const date = (instant: string, style: "day" | "short-day" | "time") => formatDate(instant, style, language);
  return (
    <div className={styles.head}>
      <Artwork
        {...ritual.image}
        sizes="(min-width: 640px) 260px, 100vw"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          {t.eyebrow(date(muhurat.start_at, "short-day"), shortTithi(ritual.tithi))}
        </p>
        <h1 className={styles.title}>{ritual.title}</h1>
        <p className={styles.soft}>{ritual.subtitle}</p>
        <dl className={styles.facts}>
          <dt>{t.facts.when}</dt>
          <dd>
            {date(muhurat.start_at, "day")}, {date(muhurat.start_at, "time")} – {date(muhurat.end_at, "time")}{" "}
            {t.facts.india}
          </dd>
          <dt>{t.facts.where}</dt>
          <dd>{templePlace(temple)}</dd>
          {isOpen && (
            <>
              <dt>{t.facts.until}</dt>
              <dd>{momentFor(visitor, cutoffAt, now)}</dd>
            </>
          )}
          <dt>{t.facts.by}</dt>
          <dd>
            <Badge kind={ritual.authorisation} plain>
              {t.authorisation[ritual.authorisation]}
            </Badge>
          </dd>
        </dl>
      </div>
    </div>
  );
}

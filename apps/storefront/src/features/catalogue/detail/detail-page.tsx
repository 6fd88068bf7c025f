import { Badge } from "@aradhana/ui/badge";
import { Breadcrumb } from "@aradhana/ui/breadcrumb";
import { Gallery } from "@aradhana/ui/gallery";
import type { ReactNode } from "react";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { DatedRitual } from "./dated-ritual.ts";
import styles from "./detail.module.css";
import { detailText } from "./text.ts";
import "../../../shared/styles/below-fold.css";

interface DetailPageProps {
  ritual: DatedRitual;
  /** The list that the page belongs to. */
  list: { href: string; label: string };
  isOpen: boolean;
  /** Date and day, above the title. */
  summary: ReactNode;
  /** Beside the badge of who authorised it. */
  badges?: ReactNode;
  facts: ReactNode;
  sharing: ReactNode;
  /** What is chosen before the form, where it needs the width. */
  choice?: ReactNode;
  /** The form that books it, or what became of it. */
  booking: ReactNode;
  /** Links to its sections, for a phone. */
  links?: ReactNode;
  /** What one reads before deciding. */
  story: ReactNode;
  /** After all, as wide as the page. */
  after: ReactNode;
}

/** Everything about one dated ritual, and the one form that books it. */
export function DetailPage(props: DetailPageProps) {
  const { ritual, list, isOpen } = props;
  const t = useText(detailText);
  const words = useText(ritualText);
  return (
    <article className={styles.page} data-open={isOpen || undefined}>
      <Breadcrumb label={t.trail} trail={[{ href: "/", label: t.home }, list]} current={ritual.title} />
      <div className={styles.layout}>
        <div className={styles.opening}>
          <Gallery
            label={t.pictures}
            arrows={words}
            pictures={ritual.gallery.length > 0 ? ritual.gallery.slice(0, 3) : [ritual.image]}
          />
          <header className={styles.head}>
            {props.summary}
            <h1>{ritual.title}</h1>
            <p className={styles.subtitle}>{ritual.subtitle}</p>
            <p className={styles.badges}>
              <Badge kind={ritual.authorisation}>{words.authorisation[ritual.authorisation]}</Badge>
              {props.badges}
            </p>
          </header>
          {props.facts}
          {props.sharing}
          {props.choice}
        </div>
        {props.links}
        <div className={styles.booking}>{props.booking}</div>
        <div className={styles.story} data-unseen>
          {props.story}
        </div>
      </div>
      {props.after}
    </article>
  );
}

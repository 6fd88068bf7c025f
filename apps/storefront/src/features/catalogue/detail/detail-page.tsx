import { Breadcrumb } from "@aradhana/ui/breadcrumb";
import { Gallery, type GalleryProps } from "@aradhana/ui/gallery";
import type { ReactNode } from "react";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./detail.module.css";
import { detailText } from "./text.ts";
import "../../../shared/styles/below-fold.css";

interface DetailPageProps {
  title: string;
  subtitle: string;
  pictures: GalleryProps["pictures"];
  /** The list that the page belongs to. */
  list: { href: string; label: string };
  /** Whether it can be booked or bought. */
  isOpen: boolean;
  /** Date and day, or kind, above the title. */
  summary: ReactNode;
  badges?: ReactNode;
  facts: ReactNode;
  sharing: ReactNode;
  /** The selection before the form, if it needs the full width. */
  choice?: ReactNode;
  /** The form that books it, or what became of it. */
  booking: ReactNode;
  /** Links to its sections, for a phone. */
  links?: ReactNode;
  /** The sections to read before booking. */
  story: ReactNode;
  /** After all, as wide as the page. */
  after: ReactNode;
}

/** Everything about one item of the catalogue, and the one form that books or orders it. */
export function DetailPage(props: DetailPageProps) {
  const { title, list, isOpen } = props;
  const t = useText(detailText);
  const ritualMessages = useText(ritualText);
  return (
    <article className={styles.page} data-open={isOpen || undefined}>
      <Breadcrumb label={t.trail} trail={[{ href: "/", label: t.home }, list]} current={title} />
      <div className={styles.layout}>
        <div className={styles.opening}>
          {/* Begins at its first picture again when another colour is chosen: a row stays snapped to what it shows. */}
          <Gallery
            key={props.pictures[0]?.name}
            label={t.pictures}
            arrows={ritualMessages}
            pictures={props.pictures}
          />
          <header className={styles.head}>
            {props.summary}
            <h1>{title}</h1>
            <p className={styles.subtitle}>{props.subtitle}</p>
            {props.badges && <p className={styles.badges}>{props.badges}</p>}
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

import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import type { SearchHit } from "@aradhana/core/search";
import { Artwork } from "@aradhana/ui/artwork";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./search.module.css";

/** The content of the link to a hit: its picture, title and note. */
export function HitContent({ hit }: { hit: SearchHit }) {
  const { language } = useVisitor();
  return (
    <>
      <Artwork name={hit.image.name} alt="" sizes="48px" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{hit.title}</span>
        <span className={styles.note}>{noteOf(hit, language)}</span>
      </span>
    </>
  );
}

/** Distinguishes a hit from others with the same title: a ritual by date and place, a product by price. */
function noteOf({ start_at, note, price }: SearchHit, language: Language): string {
  const date = start_at && formatDate(start_at, "short-day", language);
  return [date, note, start_at ? null : price && formatMoney(price)].filter(Boolean).join(" · ");
}

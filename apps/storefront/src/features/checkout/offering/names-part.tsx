import { NamesFields } from "@aradhana/checkout/names";
import { hasRoom, withSaved } from "@aradhana/core/checkout";
import { chadhaavaPageText } from "../../../lines/chadhaava/page-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { OfferSaved } from "../../account/saved/offer-saved.tsx";
import styles from "../one-page/one-page.module.css";
import type { OfferingState } from "./use-offering.ts";

interface NamesPartProps {
  /** The largest number of names. */
  limit: number;
  offering: OfferingState;
}

/** Whose names the priest reads out, and of which gotra. */
export function NamesPart({ limit, offering: { draft, change, errors } }: NamesPartProps) {
  const { names: t } = useText(chadhaavaPageText);
  const { language } = useVisitor();
  const browser = useBrowser();
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.title}</h2>
      <p className={styles.soft}>{t.note}</p>
      {hasRoom(draft.devotees, limit) && (
        <OfferSaved
          kind="devotees"
          given={draft.devotees.map(({ name }) => name)}
          onChoose={(saved) => change((now) => ({ devotees: withSaved(now.devotees, saved, limit) }))}
        />
      )}
      <NamesFields
        {...{ devotees: draft.devotees, limit, errors, messages: t, language }}
        storage={browser?.storage}
        api={browser?.api}
        classNames={{ row: styles.devotee, column: styles.column, remove: styles.remove, add: styles.add }}
        onChange={(next) => change((now) => ({ devotees: next(now.devotees) }))}
      />
      <p className={styles.soft}>{t.limit(limit)}</p>
    </section>
  );
}

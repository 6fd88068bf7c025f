import type { AuthorisationLevel, Pooja } from "@aradhana/core/contract";
import { Accordion } from "@aradhana/ui/accordion";
import { Badge } from "@aradhana/ui/badge";
import { Link } from "@aradhana/ui/link";
import type { ReactNode } from "react";
import { ritualText } from "../../../lines/ritual-text.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { Section } from "./section.tsx";
import styles from "./story.module.css";
import { detailText } from "./text.ts";

type ProofSectionProps = Pick<Pooja, "proof"> &
  Partial<Pick<Pooja, "priests">> & {
    /** Further proof, such as a sample recording. */
    children?: ReactNode;
  };

/** Who authorised the ritual, who performs it, and how that was verified. */
export function ProofSection({ proof, priests = [], children }: ProofSectionProps) {
  const { language } = useVisitor();
  const t = useText(detailText).proof;
  const { authorisation } = useText(ritualText);
  const links = [
    { href: proof.document_url, label: t.document },
    { href: proof.verify_url, label: t.verify },
  ];
  return (
    <Section id="proof" title={t.title}>
      <div className={styles.proof}>
        <p>
          <Badge kind={proof.level}>{authorisation[proof.level]}</Badge>
        </p>
        <p>
          <b>{proof.authority}</b>
        </p>
        <p className={styles.soft}>
          {proof.text} {t.checked(formatDate(proof.checked_at, "day-year", language))}
        </p>
        {links.map(
          ({ href, label }) =>
            href && (
              <Link key={label} href={href} variant="more" target="_blank" rel="noopener">
                {label}
              </Link>
            ),
        )}
        {priests.length > 0 && (
          <ul className={styles.priests}>
            {priests.map(({ name, lineage, languages }) => (
              <li key={name}>
                <b>{name}</b>
                <span className={styles.priest}>
                  {lineage}; {t.speaks(languages.join(", "))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
      <Accordion
        items={[
          {
            id: "levels",
            summary: t.levels,
            content: (
              <dl className={styles.levels}>
                {(Object.keys(t.levelTexts) as AuthorisationLevel[]).map((level) => (
                  <div key={level}>
                    <dt>
                      <Badge kind={level} plain>
                        {authorisation[level]}
                      </Badge>
                    </dt>
                    <dd>{t.levelTexts[level]}</dd>
                  </div>
                ))}
              </dl>
            ),
          },
        ]}
      />
    </Section>
  );
}

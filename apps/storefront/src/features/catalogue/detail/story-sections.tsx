import type { Pooja } from "@aradhana/core/contract";
import { Accordion } from "@aradhana/ui/accordion";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Section } from "./section.tsx";
import styles from "./story.module.css";
import { detailText } from "./text.ts";

type AboutSectionProps = Pick<Pooja, "about" | "occasion" | "occasion_meaning"> & { title: string };

/** What it is, and why on this occasion. */
export function AboutSection({ title, about, occasion, occasion_meaning }: AboutSectionProps) {
  const t = useText(detailText);
  return (
    <Section id="about" title={title}>
      {about.map((paragraph) => (
        <p key={paragraph} className={styles.prose}>
          {paragraph}
        </p>
      ))}
      <h3>{t.occasion(occasion)}</h3>
      <p className={styles.prose}>{occasion_meaning}</p>
    </Section>
  );
}

/** How it is performed, step by step. */
export function StepsSection({ steps }: Pick<Pooja, "steps">) {
  return (
    <Section title={useText(detailText).process}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Why it is performed, phrased as belief. */
export function BenefitsSection({ benefits }: Pick<Pooja, "benefits">) {
  const t = useText(detailText);
  return (
    <Section title={t.benefits}>
      <Points points={benefits} />
      <p className={styles.soft}>{t.benefitsNote}</p>
    </Section>
  );
}

/** Short lines with a bullet each. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** Questions and answers; nothing where there are none. */
export function QuestionsSection({ faqs }: Pick<Pooja, "faqs">) {
  const t = useText(detailText);
  if (faqs.length === 0) return null;
  return (
    <Section id="questions" title={t.faqs}>
      <Accordion
        items={faqs.map(({ question, answer }, index) => ({
          id: `question-${index + 1}`,
          summary: question,
          content: answer,
        }))}
      />
    </Section>
  );
}

import type { KundaliContent as Content } from "@aradhana/core/kundali";
import { Banner } from "@aradhana/ui/banner";
import { Table } from "@aradhana/ui/table";
import type { ReactNode } from "react";
import { ChartsSection } from "../kundali-chart/charts-section.tsx";
import { DashasSection } from "./dashas-section.tsx";
import { DoshasSection } from "./doshas-section.tsx";
import styles from "./kundali-report.module.css";
import { GemsSection, RemediesSection, Statements } from "./sections-of-advice.tsx";

/** All sections of a report. A birth without a time has fewer, and its notes say so. */
export function KundaliContent({ content }: { content: Content }) {
  const { titles: t, notes, basis, facts, charts, planets } = content;
  const { dashas, doshas, yogas, readings, remedies, gems, numerology, glossary } = content;
  return (
    <>
      {notes.map((note) => (
        <Banner key={note}>{note}</Banner>
      ))}
      <Section title={t.facts} of={facts}>
        <Facts facts={facts} />
      </Section>
      <Section title={t.charts} of={charts}>
        <ChartsSection charts={charts} head={[t.house, t.rashi, t.grahas]} />
      </Section>
      <Section title={t.planets} of={planets.rows}>
        <Table
          caption={t.planets}
          captionHidden
          head={planets.columns}
          rows={planets.rows.map((cells) => ({
            key: cells[0] ?? "",
            // A degree stays on one line.
            cells: cells.map((text) => text.replaceAll(/(?<=[°′]) /g, "\u00a0") || "–"),
          }))}
        />
      </Section>
      <Section title={t.dashas} of={dashas}>
        <DashasSection dashas={dashas} now={t.now} />
      </Section>
      <Section title={t.doshas} of={doshas}>
        <DoshasSection doshas={doshas} titles={t} />
      </Section>
      <Section title={t.yogas} of={yogas}>
        <Statements statements={yogas} />
      </Section>
      <Section title={t.readings} of={readings}>
        <Statements statements={readings} />
      </Section>
      <Section title={t.remedies} of={remedies}>
        <RemediesSection remedies={remedies} />
      </Section>
      <Section title={t.gems} of={gems}>
        <GemsSection gems={gems} notWith={t.notWith} />
      </Section>
      <Section title={t.numerology} of={numerology}>
        <Facts facts={numerology} />
      </Section>
      <Section title={t.basis} of={basis}>
        <Facts facts={basis} />
      </Section>
      <Section title={t.glossary} of={glossary}>
        <Statements statements={glossary.map(({ term, text }) => ({ title: term, text }))} />
      </Section>
      <p className={styles.soft}>{t.tradition}</p>
    </>
  );
}

/** A section that is left out where there is nothing in it. */
function Section({ title, of, children }: { title: string; of: readonly unknown[]; children: ReactNode }) {
  if (of.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: Content["facts"] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.soft}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

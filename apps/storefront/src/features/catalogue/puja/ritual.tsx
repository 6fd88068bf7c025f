import type { Pooja } from "@aradhana/core/contract";
import { useText } from "../../../shared/i18n/define-text.ts";
import { SampleRecording } from "../../content/sample-recording/sample-recording.tsx";
import { ProofSection } from "../detail/proof-section.tsx";
import { Section } from "../detail/section.tsx";
import { AboutSection, BenefitsSection, Points, StepsSection } from "../detail/story-sections.tsx";
import { Receives } from "./receives.tsx";
import { pujaPageText } from "./text.ts";

/** What is done, by whom, why, and what the buyer receives. */
export function Ritual({ puja }: { puja: Pooja }) {
  const t = useText(pujaPageText);
  const { about, occasion, occasion_meaning } = puja;
  return (
    <>
      <Receives receives={puja.receives} />
      <Section title={t.included}>
        <Points points={puja.inclusions} />
      </Section>
      <ProofSection proof={puja.proof} priests={puja.priests}>
        <SampleRecording />
      </ProofSection>
      <AboutSection title={t.about} {...{ about, occasion, occasion_meaning }} />
      <StepsSection steps={puja.steps} />
      <BenefitsSection benefits={puja.benefits} />
    </>
  );
}

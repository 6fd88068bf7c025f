import type { HomeSection } from "@aradhana/core/contract";
import { type ComponentType, Suspense } from "react";
import { DeitiesSection } from "./deities-section.tsx";
import { PujasSection } from "./pujas-section.tsx";
import { PurposesSection } from "./purposes-section.tsx";
import { ReviewsSection } from "./reviews-section.tsx";
import type { SectionProps } from "./section-props.ts";
import { StepsSection } from "./steps-section.tsx";
import { TemplesSection } from "./temples-section.tsx";
import { TrustSection } from "./trust-section.tsx";

/** The component of each kind of section. */
const components = {
  pujas: PujasSection,
  purposes: PurposesSection,
  deities: DeitiesSection,
  temples: TemplesSection,
  reviews: ReviewsSection,
  steps: StepsSection,
  trust: TrustSection,
} satisfies { [Type in HomeSection["type"]]: ComponentType<SectionProps<Type>> };

/** The sections of the home feed, in the order of the API. Each hydrates separately. */
export function HomeSections({ sections, now }: { sections: readonly HomeSection[]; now: number }) {
  return sections.map((section) => {
    // TypeScript cannot infer that the component matches the kind of the section.
    const Section = components[section.type] as ComponentType<{ section: HomeSection; now: number }>;
    return (
      <Suspense key={section.key}>
        <Section section={section} now={now} />
      </Suspense>
    );
  });
}

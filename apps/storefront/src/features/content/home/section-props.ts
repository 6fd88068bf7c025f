import type { HomeSection } from "@aradhana/core/contract";

/** The props of the component of one kind of section. */
export interface SectionProps<Type extends HomeSection["type"]> {
  section: Extract<HomeSection, { type: Type }>;
  /** By the server's clock, in ms. */
  now: number;
}

import type { Language, Policy } from "@aradhana/core/contract";

const sources = {
  en: () => import("./summaries.en.ts"),
  hi: () => import("./summaries.hi.ts"),
} satisfies Record<Language, unknown>;

/** The plain lines of a policy that travel with the shop, for when its text cannot be fetched. */
export async function loadSummary(slug: Policy["slug"], language: Language): Promise<readonly string[]> {
  return (await sources[language]()).summaries[slug];
}

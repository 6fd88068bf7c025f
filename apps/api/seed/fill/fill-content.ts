import type { Language } from "@aradhana/core/contract";
import type { Database } from "../../src/db/database.ts";
import { type HomeBlock, homeBlocks } from "../../src/home/home.table.ts";
import { type PolicyText, policies } from "../../src/policies/policies.table.ts";
import { inLanguage } from "../../src/text/text.ts";
import * as seed from "../home/home.ts";
import { policies as policySeeds } from "../policies/policies.ts";
import type { PolicyBlock, Policy as PolicySeed } from "../policies/policy.ts";

/** Inserts the sample home page and policies. */
export async function fillContent(db: Database): Promise<void> {
  await db.insert(homeBlocks).values(allBlocks().map((block, position) => ({ ...block, position })));
  await db.insert(policies).values(
    policySeeds.map((policy) => ({
      slug: policy.slug,
      content: { en: toPolicy(policy, "en"), hi: toPolicy(policy, "hi") },
    })),
  );
}

const allBlocks = (): { key: string; content: HomeBlock }[] => [
  ...seed.categories.map(({ slug, name, path }) => ({
    key: `category-${slug}`,
    content: { type: "category" as const, label: name, href: path },
  })),
  ...seed.homeSections.map((section) => ({ key: section.key, content: toSection(section) })),
];

function toSection({ type, title, seeAll }: seed.HomeSection): HomeBlock {
  if (type === "how_it_works") return { type, title, points: [...seed.howItWorks] };
  if (type === "trust") return { type, title, points: [...seed.trustPoints] };
  return { type, title, seeAll };
}

function toPolicy(policy: PolicySeed, language: Language): PolicyText {
  const inLang = inLanguage(language);
  const toBlock = (block: PolicyBlock): PolicyText["sections"][number]["blocks"][number] => {
    if (block.kind === "paragraph") return { type: "paragraph", text: inLang(block.text) };
    if (block.kind === "list") return { type: "list", items: block.items.map(inLang) };
    return {
      type: "table",
      caption: inLang(block.caption),
      head: block.columns.map(inLang),
      rows: block.rows.map((row) => row.map(inLang)),
    };
  };
  return {
    slug: policy.slug,
    title: inLang(policy.title),
    version: policy.version,
    effective_on: policy.effectiveOn,
    summary: policy.summary.map(inLang),
    sections: policy.sections.map(({ anchor, heading, blocks }) => ({
      id: anchor,
      heading: inLang(heading),
      blocks: blocks.map(toBlock),
    })),
    history: policy.history.map(({ version, effectiveOn, note }) => ({
      version,
      effective_on: effectiveOn,
      change: inLang(note),
    })),
  };
}

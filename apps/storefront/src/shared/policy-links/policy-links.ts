import type { Policy } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";

type Slug = Policy["slug"];

const slugs = ["exchange-policy", "shipping-policy", "term-and-condition", "privacy-policy"] as const;

/** The page of a policy. */
export const policyPath = (slug: Slug): string => pathTo(`/${slug}`);

/** The page of each policy with its name. */
export const policyLinks = (names: Readonly<Record<Slug, string>>) =>
  slugs.map((slug) => ({ slug, href: policyPath(slug), label: names[slug] }));

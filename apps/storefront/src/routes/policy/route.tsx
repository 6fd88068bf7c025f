import { useLoaderData } from "react-router-dom";
import { PolicyPage } from "../../features/content/policy/policy-page.tsx";
import { SummaryPage } from "../../features/content/policy/summary-page.tsx";
import { policyText } from "../../features/content/policy/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";
import { shellText } from "../../shared/shell-text/text.ts";

export const texts = [policyText];

export const sitemap = ownPath;

export const loader = lazyLoader(() => import("../../features/content/policy/loader.ts"));

type PolicyData = Awaited<ReturnType<typeof loader>>;

export function meta({ data, language }: MetaArgs<PolicyData>): PageMeta {
  const { policy, summary, slug } = data;
  const title = shellText.in(language).footer.policyNames[slug];
  return {
    title: policy?.title ?? title,
    description: (policy?.summary ?? summary)?.slice(0, 2).join(" ") ?? title,
    // The bundled summary is only for visitors during an outage, not for search engines and caches.
    noindex: !policy,
  };
}

export function Component() {
  const { policy, summary, slug } = useLoaderData<typeof loader>();
  return policy ? <PolicyPage policy={policy} /> : <SummaryPage slug={slug} summary={summary} />;
}

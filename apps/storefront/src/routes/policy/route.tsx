import { useLoaderData } from "react-router-dom";
import { lazyLoader } from "../../screen/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { shellText } from "../../shell/text.ts";
import { PolicyPage } from "./policy-page.tsx";
import { SummaryPage } from "./summary-page.tsx";
import { policyText } from "./text.ts";

export const texts = [policyText];

export const loader = lazyLoader(() => import("./loader.ts"));

type PolicyData = Awaited<ReturnType<typeof loader>>;

export function meta({ data, language }: MetaArgs<PolicyData>): PageMeta {
  const { policy, summary, slug } = data;
  const title = shellText.in(language).footer.policyNames[slug];
  return {
    title: policy?.title ?? title,
    description: (policy?.summary ?? summary)?.slice(0, 2).join(" ") ?? title,
    // A stand-in is for this visitor and this minute, not for search engines and caches.
    noindex: !policy,
  };
}

export function Component() {
  const { policy, summary, slug } = useLoaderData<typeof loader>();
  return policy ? <PolicyPage policy={policy} /> : <SummaryPage slug={slug} summary={summary} />;
}

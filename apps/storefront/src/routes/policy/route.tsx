import { getPolicy, isApiError } from "@aradhana/core/api";
import { policySlug } from "@aradhana/core/contract";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import * as v from "valibot";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { servicesContext } from "../../services/services.ts";
import { shellText } from "../../shell/text.ts";
import { loadSummary } from "./load-summary.ts";
import { PolicyPage } from "./policy-page.tsx";
import { SummaryPage } from "./summary-page.tsx";
import { policyText } from "./text.ts";

export const texts = [policyText];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, visitor } = context.get(servicesContext);
  const slug = v.parse(policySlug, new URL(request.url).pathname.slice(1));
  try {
    return { slug, policy: (await getPolicy(api, slug)).results };
  } catch (error) {
    if (!isApiError(error)) throw error;
    // The rules must be readable even while the API is away.
    return { slug, summary: await loadSummary(slug, visitor.language) };
  }
}

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

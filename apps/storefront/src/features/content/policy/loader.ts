import { getPolicy, isApiError } from "@aradhana/core/api";
import { policySlug } from "@aradhana/core/contract";
import type { LoaderFunctionArgs } from "react-router-dom";
import * as v from "valibot";
import { servicesContext } from "../../../shared/services/services.ts";
import { loadSummary } from "./load-summary.ts";

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

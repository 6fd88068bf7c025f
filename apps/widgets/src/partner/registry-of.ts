import { type ApiClient, getPartnerConfig, isApiError } from "@aradhana/core/api";
import { findPartner, type Partner, partnerAt, type Registry } from "@aradhana/core/partner";

async function registeredPartner(api: ApiClient, id: string): Promise<Partner | undefined> {
  try {
    const { results } = await getPartnerConfig(api, id);
    return partnerAt(results.partner_id, results.domain);
  } catch (error) {
    // No such partner, or no answer: it is trusted with nothing.
    if (isApiError(error)) return undefined;
    throw error;
  }
}

/**
 * The registry as the server wrote it into its document: the partners whose pages may frame that. Whoever does not
 * stand there is asked for.
 */
export function registryOf({ documentElement }: Document, api: ApiClient): Registry {
  const told = (documentElement.dataset.partners ?? "").split(" ").filter(Boolean);
  const partners = told.map((partner) => {
    const [id = "", domain = ""] = partner.split("=");
    return partnerAt(id, domain);
  });
  return async (id) => findPartner(partners, id) ?? registeredPartner(api, id);
}

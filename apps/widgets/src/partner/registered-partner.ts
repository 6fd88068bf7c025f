import { type ApiClient, getPartnerConfig, isApiError } from "@aradhana/core/api";
import { type Partner, partnerAt } from "@aradhana/core/partner";

/** The partner of an id as the registry has it; nothing where it has none. */
export async function registeredPartner(api: ApiClient, id: string): Promise<Partner | undefined> {
  try {
    const { results } = await getPartnerConfig(api, id);
    return partnerAt(results.partner_id, results.domain);
  } catch (error) {
    // No such partner, or no answer: it is trusted with nothing.
    if (isApiError(error)) return undefined;
    throw error;
  }
}

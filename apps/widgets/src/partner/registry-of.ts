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

/** The partners whose pages may frame this document, as the server wrote them into it. */
export function framersOf({ documentElement }: Document): readonly Partner[] {
  const told = (documentElement.dataset.partners ?? "").split(" ").filter(Boolean);
  return told.map((partner) => {
    const [id = "", domain = ""] = partner.split("=");
    return partnerAt(id, domain);
  });
}

/** The registry: those whose pages may frame this document stand in it, and any other is asked for. */
export function registryOf(document: Document, api: ApiClient): Registry {
  const framers = framersOf(document);
  return async (id) => findPartner(framers, id) ?? registeredPartner(api, id);
}

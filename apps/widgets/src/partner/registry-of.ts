import { type ApiClient, getPartnerConfig, isApiError } from "@aradhana/core/api";
import {
  findPartner,
  type Partner,
  type PartnerTheme,
  partnerOf,
  partnerThemes,
  type Registry,
} from "@aradhana/core/partner";

async function registeredPartner(api: ApiClient, id: string): Promise<Partner | undefined> {
  try {
    const { results } = await getPartnerConfig(api, id);
    return partnerOf(results);
  } catch (error) {
    // No such partner, or no answer: it is trusted with nothing.
    if (isApiError(error)) return undefined;
    throw error;
  }
}

/** The partners whose pages may frame this document, as the server wrote them into it. */
export function framersOf({ documentElement }: Document): readonly Partner[] {
  return JSON.parse(documentElement.dataset.partners ?? "[]");
}

/** The theme of the partner in the address; the default theme if that is unknown. */
export const themeNamed = (document: Document, named: string | undefined): PartnerTheme =>
  findPartner(framersOf(document), named)?.theme ?? partnerThemes.default;

/** The registry: the document contains the partners whose pages may frame it, and any other is requested from the API. */
export function registryOf(document: Document, api: ApiClient): Registry {
  const framers = framersOf(document);
  return async (id) => findPartner(framers, id) ?? registeredPartner(api, id);
}

import { type ApiClient, getPartnerConfig, isApiError } from "@aradhana/core/api";
import {
  findPartner,
  type Partner,
  type PartnerTheme,
  partnerOf,
  type Registry,
  themeOf,
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

/** How the widgets of the partner look that an address names; as the default where it names none that we know. */
export const themeNamed = (document: Document, named: string | undefined): PartnerTheme =>
  findPartner(framersOf(document), named)?.theme ?? themeOf(named);

/** The registry: those whose pages may frame this document stand in it, and any other is asked for. */
export function registryOf(document: Document, api: ApiClient): Registry {
  const framers = framersOf(document);
  return async (id) => findPartner(framers, id) ?? registeredPartner(api, id);
}

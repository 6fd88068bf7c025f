import type { ApiClient } from "@aradhana/core/api";
import { pathTo } from "@aradhana/core/paths";
import { pujaSource } from "./puja/puja-source.ts";

/** Lists of pujas to choose from: by purpose and by deity, those with the most pujas first. */
export async function readPujaTopics(api: ApiClient) {
  const { facets } = await pujaSource.fetchPage(api, { page: 1, limit: 1 });
  const linksBy = (key: "purpose" | "deity") =>
    (facets.find((facet) => facet.key === key)?.options ?? [])
      .toSorted((one, other) => other.count - one.count)
      .map(({ value, label }) => ({ label, href: pathTo("/online-puja", { [key]: value }) }));
  return { purposes: linksBy("purpose"), deities: linksBy("deity") };
}

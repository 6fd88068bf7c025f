import type { ShopFacts } from "@aradhana/core/shop";

/** What a stored policy may name of the shop: staff change the facts, and every policy follows. */
const placeholders: Readonly<Record<string, (facts: ShopFacts) => string>> = {
  legal_name: ({ legalName }) => legalName,
  address: ({ address }) => address,
  gstin: ({ gstin }) => gstin,
};

/** The content with the facts of the shop in place of `{{legal_name}}`, `{{address}}` and `{{gstin}}`. */
export function withShopFacts<Content>(content: Content, facts: ShopFacts): Content {
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (written, name) => placeholders[name]?.(facts) ?? written);
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === "string" ? filled(value) : value,
  );
}

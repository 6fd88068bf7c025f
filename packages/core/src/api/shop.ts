import type { InferOutput } from "valibot";
import { type Language, shopView } from "../contract/index.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";
import type { ApiClient } from "./create-api-client.ts";
import { parseResponse } from "./read-response.ts";

type View = NonNullable<InferOutput<typeof shopView>["shop"]>["en"];

const factsOf = ({ legal_name, customer_care, grievance_officer, ...same }: View): ShopFacts => ({
  ...same,
  ...{ legalName: legal_name, customerCare: customer_care, grievanceOfficer: grievance_officer },
});

/** Who runs the shop; null while it has the facts of `@aradhana/core/shop`. */
export async function getShop(api: ApiClient): Promise<Record<Language, ShopFacts> | null> {
  const { shop } = parseResponse(await api.get("/noauth-api/v1/shop/getShop", {}), shopView).results;
  return shop && { en: factsOf(shop.en), hi: factsOf(shop.hi) };
}

import type * as v from "valibot";
import { banners, type bannersQuery, partnerConfig, partnerList } from "../contract/index.ts";
import type { ApiClient } from "./create-api-client.ts";
import { parseResponse } from "./read-response.ts";

/** The banners of a placement; with `partner_id` also those for that partner's pages. */
export async function getBanners(
  api: ApiClient,
  query: Pick<v.InferInput<typeof bannersQuery>, "partner_id" | "place"> = {},
) {
  return parseResponse(await api.get("/noauth-api/v1/banner/getBanners", query), banners);
}

/** A partner's public settings: theme, allowed widgets, origins. */
export async function getPartnerConfig(api: ApiClient, partnerId: string) {
  const query = { partner_id: partnerId };
  return parseResponse(await api.get("/noauth-api/v1/partner/getConfig", query), partnerConfig);
}

/** Every partner with its public details. */
export async function getPartners(api: ApiClient) {
  return parseResponse(await api.get("/noauth-api/v1/partner/getPartners", {}), partnerList);
}

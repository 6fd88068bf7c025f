import { article, articleListing, countries, type Language, pincode, policy } from "../contract/index.ts";
import type { ApiClient, Query } from "./create-api-client.ts";
import { parseResponse } from "./read-response.ts";

/** A policy page by its slug. */
export async function getPolicy(api: ApiClient, slug: string) {
  return parseResponse(await api.get("/noauth-api/v1/policy/getPolicy", { slug }), policy);
}

/** A page of the articles, newest first or, with a search, the best matches first. */
export async function getArticles(api: ApiClient, query: Query) {
  return parseResponse(await api.get("/noauth-api/v1/blog/getBlogs", query), articleListing);
}

/** An article by its slug. */
export async function getArticle(api: ApiClient, slug: string) {
  return parseResponse(await api.get("/noauth-api/v1/blog/blogById", { slug }), article);
}

/** Every country and the currency table. */
export async function getCountries(api: ApiClient) {
  return parseResponse(await api.get("/noauth-api/v1/geo/countries"), countries);
}

/** State and district of a six-digit Indian PIN. */
export async function getPincode(api: ApiClient, pin: string, lang: Language = "en") {
  return parseResponse(await api.get("/noauth-api/v1/geo/pincode", { pin, lang }), pincode);
}

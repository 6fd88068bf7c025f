import type { ApiClient } from "@aradhana/core/api";
import type { CountryCode } from "@aradhana/core/country";

/**
 * The same client, whose reads name the `country` as it is known by then, and so wait for none: what is shown first is
 * shown at once, and asked for anew should the country turn out to be another. Prices that are ordered at wait.
 */
export function readsAtOnce(api: ApiClient, country: () => CountryCode): ApiClient {
  return {
    ...api,
    get: (path, query, ...token) =>
      api.get(
        path,
        path.startsWith("/noauth-api/") ? { country_code: country(), ...query } : query,
        ...token,
      ),
  };
}

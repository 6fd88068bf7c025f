import type { ApiClient } from "@aradhana/core/api";
import type { CountryCode } from "@aradhana/core/country";

/**
 * The client, whose GET requests send the country that is known so far instead of waiting for its detection: lists
 * appear at once and are reloaded if the detected country differs. Quotes and orders still wait.
 */
export function readWithKnownCountry(api: ApiClient, country: () => CountryCode): ApiClient {
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

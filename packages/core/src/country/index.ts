export {
  type CountryCode,
  countryCodes,
  defaultCountry,
  dialCodeOf,
  flagOf,
  listCountries,
  parseCountry,
} from "./countries.ts";

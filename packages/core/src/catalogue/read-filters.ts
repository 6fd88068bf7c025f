import * as v from "valibot";
import { type FilterKey, type Filters, filterKeys } from "./filters.ts";

/** The API's own schema of each filter that a list has. */
type FilterSchemas = Partial<Record<FilterKey, v.GenericSchema>>;

/** The filters that an address names. A value the API would reject is ignored, so every address shows a list. */
export function readFilters(search: URLSearchParams, schemas: FilterSchemas): Filters {
  return Object.fromEntries(
    filterKeys.flatMap((key) => {
      const schema = schemas[key];
      const value = schema && decodedPart(search.get(key) ?? "");
      return value && v.safeParse(schema, value).success ? [[key, value]] : [];
    }),
  );
}

/** Without what could not be decoded, and the rest of an escape at the end ("%A" of "%E0%A4%A"): an address cut by a chat. */
const decodedPart = (value: string) => value.replace(/\uFFFD+(%[\da-f]?$)?/gi, "").trim();

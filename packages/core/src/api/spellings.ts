import { spellings } from "../contract/index.ts";
import type { ApiClient } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** Up to three spellings in Devanagari for each word of a name, which are in small Latin letters. */
export async function getSpellings(api: ApiClient, words: readonly string[]) {
  return parseResponse(
    await readBody(await api.post("/noauth-api/v1/sankalp/getSpellings", { words })),
    spellings,
  );
}

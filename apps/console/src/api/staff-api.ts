import { createApiClient, lastPost, parseResponse, readBody } from "@aradhana/core/api";
import { getSuggestedItem } from "@aradhana/core/chat";
import type { Meta, SuggestedItem, SuggestedRef } from "@aradhana/core/contract";
import type { GenericSchema, InferOutput } from "valibot";

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface StaffResponse<Results> {
  results: Results;
  meta: Meta;
}

/** The calls of `/staff/v1`, and one of the shop. Paths begin after it; each response is validated by its schema. */
export interface StaffApi {
  read<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    query?: Query,
    signal?: AbortSignal,
  ): Promise<StaffResponse<InferOutput<Schema>>>;
  /** Creates something or takes an action. With `key` a repetition has no further effect. */
  post<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    body: unknown,
    key?: string,
  ): Promise<StaffResponse<InferOutput<Schema>>>;
  /** Sends something although the page is closed meanwhile. */
  postLast(path: string, body: unknown): Promise<unknown>;
  put<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    body: unknown,
  ): Promise<StaffResponse<InferOutput<Schema>>>;
  /** Sends a part of a file as it is. */
  putBytes<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    bytes: Blob,
    signal?: AbortSignal,
  ): Promise<StaffResponse<InferOutput<Schema>>>;
  /** Reads a file that needs the login. */
  file(path: string, signal: AbortSignal): Promise<Blob>;
  /** What the shop says of something that is suggested in a chat. */
  suggested(item: SuggestedRef): Promise<SuggestedItem>;
  /** Opens a stream of events. */
  stream(path: string, query: Query, signal: AbortSignal): Promise<Response>;
}

interface StaffApiOptions {
  origin: string;
  token: () => string | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

/** `parseResponse` for a schema that only the caller knows: then its type cannot be inferred. */
const parse = <Schema extends GenericSchema>(body: unknown, schema: Schema) =>
  parseResponse(body, schema) as StaffResponse<InferOutput<Schema>>;

export function createStaffApi({ origin, token, fetch }: StaffApiOptions): StaffApi {
  const sessionId = crypto.randomUUID();
  const client = createApiClient({
    ...{ host: origin, pageOrigin: origin, platform: "console", language: "en", token },
    ...(fetch && { fetch }),
    sessionId: () => sessionId,
    country: () => "in",
  });
  const address = (path: string) => `/staff/v1/${path}`;
  return {
    read: async (path, schema, query, signal) =>
      parse(await client.get(address(path), query, undefined, signal), schema),
    post: async (path, schema, body, key) => {
      const headers = key === undefined ? undefined : { "idempotency-key": key };
      return parse(await readBody(await client.post(address(path), body, undefined, headers)), schema);
    },
    postLast: (path, body) => client.open(address(path), lastPost(body)),
    put: async (path, schema, body) =>
      parse(await readBody(await client.write("put", address(path), body)), schema),
    putBytes: async (path, schema, body, signal) => {
      const headers = { "content-type": "application/octet-stream" };
      const init = { method: "put" as const, body, headers, ...(signal && { signal }) };
      return parse(await readBody(await client.open(address(path), init)), schema);
    },
    file: async (path, signal) => (await client.open(address(path), { signal })).blob(),
    suggested: (item) => getSuggestedItem(client, item),
    stream: (path, query, signal) => client.open(address(path), { query, signal }),
  };
}

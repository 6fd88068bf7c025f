import { ApiError } from "@aradhana/core/api";
import type { SuggestedRef } from "@aradhana/core/contract";
import type { DataProvider, Identifier, RaRecord } from "react-admin";
import { array, type GenericSchema } from "valibot";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { createRepeatableKeys } from "./repeatable-keys.ts";
import type { StaffApi } from "./staff-api.ts";
import { toHttpError } from "./to-http-error.ts";

/** react-admin's access to the records, and to the actions that are more than a change of a record. */
export interface ConsoleData extends DataProvider {
  /** Reads something that is not a record. */
  read(path: string, schema: GenericSchema, query?: Record<string, string>): Promise<unknown>;
  /** Takes an action, once however often it is pressed. */
  act(path: string, schema: GenericSchema, body: unknown): Promise<unknown>;
  /** Takes an action although the page is closed meanwhile. */
  actLast(path: string, body: unknown): Promise<unknown>;
  /** Sets something that is not a record. */
  set(path: string, schema: GenericSchema, body: unknown): Promise<unknown>;
  /** Sends a part of a file. */
  send(path: string, schema: GenericSchema, bytes: Blob, signal: AbortSignal): Promise<unknown>;
  /** Reads a file that needs the login. */
  file(path: string, signal: AbortSignal): Promise<Blob>;
  /** What the shop says of something that is suggested in a chat. */
  suggested(item: SuggestedRef): Promise<unknown>;
  /** Opens a stream of events. */
  stream(path: string, query: Record<string, string | number>, signal: AbortSignal): Promise<Response>;
}

/** Reads and writes the records of the registry by the conventions of `/staff/v1` (docs/architecture.md). */
export function createDataProvider(api: StaffApi, resources: readonly ConsoleResource[]): ConsoleData {
  const keys = createRepeatableKeys();

  function resourceOf(name: string): ConsoleResource {
    const resource = resources.find((each) => each.name === name);
    if (!resource) throw new Error(`${name} is not in the registry: src/resource/resources.ts`);
    return resource;
  }
  const recordOf = ({ key = "id" }: ConsoleResource, row: unknown): RaRecord => {
    const fields = row as Record<string, unknown>;
    return { ...fields, id: fields[key] as Identifier };
  };
  const oneOf = (resource: ConsoleResource) => resource.one ?? resource.row;
  const pathOf = (name: string, id: unknown) => `${name}/${encodeURIComponent(String(id))}`;

  async function attempt<Result>(
    call: () => Promise<Result>,
    options?: { isForm: boolean },
  ): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      throw toHttpError(error, options);
    }
  }

  /** Sends what a form has: a rejected field is marked there. */
  const submit = <Result>(call: () => Promise<Result>) => attempt(call, { isForm: true });

  /** Sends it with a key that stays the same until a response arrived. */
  async function postOnce(path: string, schema: GenericSchema, body: unknown): Promise<unknown> {
    const key = keys.keyOf(path, body);
    try {
      const { results } = await api.post(path, schema, body, key);
      keys.close(path, body);
      return results;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) keys.close(path, body);
      throw error;
    }
  }

  const getOne = (name: string, id: unknown) =>
    attempt(async () => {
      const resource = resourceOf(name);
      try {
        return recordOf(resource, (await api.read(pathOf(name, id), oneOf(resource))).results);
      } catch (error) {
        // An id that cannot be one, such as the cut-off end of an address, names nothing.
        if (error instanceof ApiError && error.status === 422)
          throw new ApiError(error.message, { code: "not_found", status: 404 });
        throw error;
      }
    });

  const getList = (name: string, query: Record<string, unknown>, signal?: AbortSignal) =>
    attempt(async () => {
      const resource = resourceOf(name);
      const { results, meta } = await api.read(name, array(resource.row), query as never, signal);
      const data = results.map((row) => recordOf(resource, row));
      return { data, total: meta.total ?? data.length };
    });

  const pageOf = ({ page = 1, perPage = 25 } = {}) => ({ page, limit: perPage });
  const unsupported = () => Promise.reject(new Error("/staff/v1 has no such call"));

  return {
    supportAbortSignal: true,
    getList: (name, { pagination, filter, signal }) =>
      getList(name, { ...pageOf(pagination), ...filter }, signal),
    getOne: async (name, { id }) => ({ data: await getOne(name, id) }),
    getMany: async (name, { ids }) => ({ data: await Promise.all(ids.map((id) => getOne(name, id))) }),
    getManyReference: (name, { target, id, pagination, filter, signal }) =>
      getList(name, { ...pageOf(pagination), ...filter, [target]: id }, signal),
    create: (name, { data }) =>
      submit(async () => {
        const resource = resourceOf(name);
        return { data: recordOf(resource, await postOnce(name, oneOf(resource), data)) };
      }),
    update: (name, { id, data }) =>
      submit(async () => {
        const resource = resourceOf(name);
        const { results } = await api.put(pathOf(name, id), oneOf(resource), data);
        return { data: recordOf(resource, results) };
      }),
    updateMany: unsupported,
    delete: unsupported,
    deleteMany: unsupported,
    read: (path, schema, query) => attempt(async () => (await api.read(path, schema, query)).results),
    act: (path, schema, body) => attempt(() => postOnce(path, schema, body)),
    actLast: (path, body) => attempt(() => api.postLast(path, body)),
    set: (path, schema, body) => attempt(async () => (await api.put(path, schema, body)).results),
    send: (path, schema, bytes, signal) =>
      attempt(async () => (await api.putBytes(path, schema, bytes, signal)).results),
    file: (path, signal) => attempt(() => api.file(path, signal)),
    suggested: (item) => attempt(() => api.suggested(item)),
    stream: (path, query, signal) => attempt(() => api.stream(path, query, signal)),
    // react-admin's types let every call return the record type of its caller.
  } as ConsoleData;
}

import { ApiError } from "@aradhana/core/api";
import { object, string } from "valibot";
import { expect, test } from "vitest";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { createDataProvider } from "./create-data-provider.ts";
import type { StaffApi } from "./staff-api.ts";

const row = object({ code: string() });
const coupon: ConsoleResource = {
  ...{ name: "coupon", label: "Coupons", icon: () => null, row, key: "code", screens: {} },
};
const meta = {
  request_id: "r",
  server_time: "2026-11-28T00:00:00.000Z",
  currency: "inr",
  country_code: "in",
};

/** A provider on an API whose every call is made by `respond`. */
function providerOn(respond: (path: string, ...rest: unknown[]) => unknown) {
  const call = async (path: string, _schema: unknown, ...rest: unknown[]) => ({
    results: await respond(path, ...rest),
    meta: { ...meta, total: 40 },
  });
  return createDataProvider({ read: call, post: call, put: call } as unknown as StaffApi, [coupon]);
}

test("a list is requested by page and filter, and its rows are named by their key", async () => {
  const requested: unknown[] = [];
  const provider = providerOn((...call) => {
    requested.push(call);
    return [{ code: "DIWALI" }];
  });
  const list = await provider.getList("coupon", {
    ...{ pagination: { page: 2, perPage: 10 }, sort: { field: "", order: "ASC" }, filter: { state: "open" } },
  });
  expect(requested).toEqual([["coupon", { page: 2, limit: 10, state: "open" }, undefined]]);
  expect(list).toEqual({ data: [{ id: "DIWALI", code: "DIWALI" }], total: 40 });
});

test("a request whose response was lost is repeated with its key, and a new one has another", async () => {
  const keys: unknown[] = [];
  let isLost = true;
  const provider = providerOn((_path, _body, key) => {
    keys.push(key);
    if (!isLost) return { code: "DIWALI" };
    isLost = false;
    throw new ApiError("lost", { code: "network", status: 0 });
  });
  const create = () => provider.create("coupon", { data: { code: "DIWALI" } });
  await expect(create()).rejects.toThrow("No connection");
  await create();
  await create();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("fields that the API rejected have their messages where the form looks for them", async () => {
  const provider = providerOn(() => {
    throw new ApiError("invalid", {
      ...{ code: "invalid_input", status: 422 },
      fieldErrors: [{ field: "phone.number", code: "too_short", message: "" }],
    });
  });
  await expect(provider.create("coupon", { data: {} })).rejects.toMatchObject({
    status: 422,
    body: { errors: { phone: { number: "This is too short." } } },
  });
});

test("a query that the API rejected names its wrong parts, since no form marks them", async () => {
  const provider = providerOn(() => {
    throw new ApiError("invalid", {
      ...{ code: "invalid_input", status: 422 },
      fieldErrors: [{ field: "temple_id", code: "format", message: "" }],
    });
  });
  const list = {
    pagination: { page: 1, perPage: 10 },
    sort: { field: "", order: "ASC" as const },
    filter: {},
  };
  await expect(provider.getList("coupon", list)).rejects.toThrow("Temple id: This has the wrong format.");
});

test("an id that cannot be one does not exist", async () => {
  const provider = providerOn(() => {
    throw new ApiError("invalid", { code: "invalid_input", status: 422 });
  });
  await expect(provider.getOne("coupon", { id: "?" })).rejects.toMatchObject({ status: 404 });
});

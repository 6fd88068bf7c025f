import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorResponse } from "@aradhana/core/contract";
import { partnerIds } from "@aradhana/core/partner";
import createClient from "openapi-fetch";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { trialKeys } from "../partners/trial-keys.ts";

const { app, request } = await createTestApp();
const root = join(import.meta.dirname, "../..");
const folder = join(root, "test-results/open-api-client");

test("a client is generated from the document, compiles, and is answered by the API", async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "openapi.json"), await (await request("/openapi.json")).text());
  // With TypeScript 6 beside it, which would give this workspace a second copy of valibot.
  const generate = join(root, "../../e2e/node_modules/.bin/openapi-typescript");
  execFileSync(generate, ["openapi.json", "-o", "schema.d.ts"], { cwd: folder, stdio: "pipe" });
  writeFileSync(
    join(folder, "use.ts"),
    `import createClient from "openapi-fetch";
import type { components, operations, paths } from "./schema.d.ts";
const client = createClient<paths>({ baseUrl: "https://shop.example" });
export async function stateOf(partner_id: string, temp_order_id: string) {
  const query = { partner_id, temp_order_id };
  const { data, error } = await client.GET("/noauth-api/v1/partner/orderByTempId", { params: { query } });
  if (error) return error.code;
  const order: components["schemas"]["PartnerOrder"] = data.results;
  const total: components["schemas"]["Money"] = order.grand;
  return order.state + total.amount.toFixed();
}
export type Config = operations["getPartnerConfig"];
`,
  );
  writeFileSync(
    join(folder, "wrong.ts"),
    `import createClient from "openapi-fetch";
import type { paths } from "./schema.d.ts";
const client = createClient<paths>({ baseUrl: "https://shop.example" });
export const none = client.GET("/noauth-api/v1/partner/nothing");
export const lost = client.GET("/noauth-api/v1/partner/orderByTempId", { params: { query: {} } });
`,
  );
  const options = { strict: true, noEmit: true, target: "es2023", module: "esnext", types: [] };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: { ...options, moduleResolution: "bundler", allowImportingTsExtensions: true },
    }),
  );
  const tsc = join(root, "../../node_modules/.bin/tsc");
  const { stdout } = spawnSync(tsc, ["-p", folder], { encoding: "utf8" });
  expect(stdout.match(/\w+\.ts\(\d+,\d+\): error/g)).toEqual([
    "wrong.ts(4,28): error",
    "wrong.ts(5,84): error",
  ]);

  const client = createClient<Record<string, never>>({
    baseUrl: "http://127.0.0.1:4310",
    fetch: (sent) => Promise.resolve(app.fetch(sent)),
    headers: { "X-Partner-Key": trialKeys.astrology },
  });
  const get = client.GET as unknown as (
    path: string,
    options: object,
  ) => Promise<{ error: unknown; response: Response }>;
  const { error, response } = await get("/noauth-api/v1/partner/orderByTempId", {
    params: { query: { partner_id: partnerIds.astrology, temp_order_id: "TK-none" } },
  });
  expect([response.status, v.parse(errorResponse, error).code]).toEqual([404, "order_not_found"]);
});

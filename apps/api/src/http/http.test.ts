import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";

const { request } = await createTestApp();

test("the process says that it lives and can reach its database", async () => {
  expect((await request("/healthz")).status).toBe(200);
  expect((await request("/readyz")).status).toBe(200);
});

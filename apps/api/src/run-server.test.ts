import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { endServersAfterEach, freePort, startServer } from "../test/start-server.ts";
import { openEmptyDatabase, openTestDatabase } from "./db/test-database.ts";

endServersAfterEach();
const { url, kind } = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "aradhana-server-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const empty = await openEmptyDatabase();
/** On PostgreSQL the server has its own database, on PGlite its own folder. */
const ownDatabase = { DATA_DIR: join(folder, "data"), ...(url && { DATABASE_URL: url }) };
const emptyDatabase = { DATA_DIR: join(folder, "empty"), ...(empty.url && { DATABASE_URL: empty.url }) };

test("the server fills an empty shop, serves requests, finishes open requests on SIGTERM and can restart", async () => {
  for (const _start of ["first", "second"]) {
    const port = await freePort();
    const { child, ready, ended } = startServer({ ...ownDatabase, API_PORT: String(port) });
    await ready;
    const listing = `http://127.0.0.1:${port}/noauth-api/v1/pooja/getPoojaListing`;
    const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(listing)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const [first] = await Promise.all(responses.map((response) => response.json()));
    expect(first.meta.total).toBeGreaterThan(0);

    const lastRequests = Array.from({ length: 20 }, () => fetch(listing));
    await Promise.race(lastRequests);
    child.kill("SIGTERM");
    for (const response of await Promise.allSettled(lastRequests)) {
      // Requests that have not reached the process may fail, but no response is cut off.
      if (response.status === "fulfilled") expect((await response.value.json()).success).toBe(true);
    }
    expect(await ended).toMatchObject({ code: 0 });
  }
});

test("in production an empty shop is filled only by seed-demo, which does not change a shop with data", async () => {
  const production = {
    ...{ ...emptyDatabase, NODE_ENV: "production", DATA_KEY: randomBytes(32).toString("hex") },
    PARTNER_ORIGINS: "https://stars.test,https://gems.test",
  };
  const countPujas = async () => {
    const port = await freePort();
    const { child, ready, ended } = startServer({ ...production, API_PORT: String(port) });
    await ready;
    const response = await fetch(`http://127.0.0.1:${port}/noauth-api/v1/pooja/getPoojaListing`);
    child.kill("SIGTERM");
    await ended;
    return (await response.json()).meta.total;
  };
  expect(await countPujas()).toBe(0);
  expect((await startServer(production, "seed-demo.ts").ended).output).toBe(`The sample shop is in ${kind}.`);
  expect(await countPujas()).toBeGreaterThan(30);
  expect((await startServer(production, "seed-demo.ts").ended).output).toMatch(/^Nothing was changed/);
});

test("a port in use stops the server with a one-sentence error", async () => {
  const otherServer = createServer().listen(0, "127.0.0.1");
  await once(otherServer, "listening");
  const address = otherServer.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { code, output } = await startServer({ ...ownDatabase, API_PORT: String(port) }).ended;
  otherServer.close();
  expect(output).toBe(
    `The API cannot listen on 127.0.0.1:${port}: another program uses it; stop that one or set API_PORT.`,
  );
  expect(code).toBe(1);
});

test("a wrong environment stops the server with a one-sentence error that names every variable", async () => {
  const { code, output } = await startServer({ API_PORT: "http", LOG_LEVEL: "loud" }).ended;
  expect(output).toMatch(/^The environment is wrong: API_PORT must be [^\n]*; LOG_LEVEL must be [^\n]*\.$/);
  expect(code).toBe(1);
});

test.each([
  ["postgresql://nobody:hunter2@127.0.0.1:9/shop", /127\.0\.0\.1:9\/shop cannot be used: .*ECONNREFUSED/],
  ["postgresql://nobody:hunter2@no-such-host.invalid/shop", /no-such-host\.invalid\/shop cannot be used: /],
])(
  "an unreachable database (%s) stops the server with a one-sentence error without the password",
  async (url, sentence) => {
    const { code, output } = await startServer({ DATABASE_URL: url }).ended;
    expect(output).toMatch(sentence);
    expect(output.split("\n")).toHaveLength(1);
    expect(output).not.toContain("hunter2");
    expect(code).toBe(1);
  },
);

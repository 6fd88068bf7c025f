import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { endServersAfterEach, freePort, startServer } from "../test/start-server.ts";
import { openTestDatabase } from "./db/test-database.ts";

endServersAfterEach();
const { url } = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "aradhana-server-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** On PostgreSQL the server gets a database of its own, on PGlite a folder. */
const own = { DATA_DIR: join(folder, "data"), ...(url && { DATABASE_URL: url }) };

test("it fills an empty shop, serves, finishes what it has begun when told to stop, and starts again", async () => {
  for (const _start of ["first", "second"]) {
    const port = await freePort();
    const { child, ready, ended } = startServer({ ...own, API_PORT: String(port) });
    await ready;
    const listing = `http://127.0.0.1:${port}/noauth-api/v1/pooja/getPoojaListing`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(listing)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [first] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first.meta.total).toBeGreaterThan(0);

    const last = Array.from({ length: 20 }, () => fetch(listing));
    await Promise.race(last);
    child.kill("SIGTERM");
    for (const answer of await Promise.allSettled(last)) {
      // What had not reached the process yet may be turned away, but nothing is cut off in the middle.
      if (answer.status === "fulfilled") expect((await answer.value.json()).success).toBe(true);
    }
    expect(await ended).toMatchObject({ code: 0 });
  }
});

test("in production an empty shop stays empty until the sample shop is asked for, which changes no shop in use", async () => {
  const production = {
    ...{ NODE_ENV: "production", DATA_DIR: join(folder, "production"), DATA_KEY: "a".repeat(64) },
    PARTNER_ORIGINS: "https://stars.test,https://gems.test",
  };
  const countPujas = async () => {
    const port = await freePort();
    const { child, ready, ended } = startServer({ ...production, API_PORT: String(port) });
    await ready;
    const answer = await fetch(`http://127.0.0.1:${port}/noauth-api/v1/pooja/getPoojaListing`);
    child.kill("SIGTERM");
    await ended;
    return (await answer.json()).meta.total;
  };
  expect(await countPujas()).toBe(0);
  expect((await startServer(production, "seed-demo.ts").ended).output).toBe("The sample shop is in pglite.");
  expect(await countPujas()).toBeGreaterThan(30);
  expect((await startServer(production, "seed-demo.ts").ended).output).toMatch(/^Nothing was changed/);
});

test("a port in use ends it with one sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { code, output } = await startServer({ ...own, API_PORT: String(port) }).ended;
  taken.close();
  expect(output).toBe(
    `The API cannot listen on 127.0.0.1:${port}: another program uses it; stop that one or set API_PORT.`,
  );
  expect(code).toBe(1);
});

test("a wrong environment ends it with one sentence that names every variable", async () => {
  const { code, output } = await startServer({ API_PORT: "http", LOG_LEVEL: "loud" }).ended;
  expect(output).toMatch(/^The environment is wrong: API_PORT must be [^\n]*; LOG_LEVEL must be [^\n]*\.$/);
  expect(code).toBe(1);
});

test.each([
  ["postgresql://nobody:hunter2@127.0.0.1:9/shop", /127\.0\.0\.1:9\/shop cannot be used: .*ECONNREFUSED/],
  ["postgresql://nobody:hunter2@no-such-host.invalid/shop", /no-such-host\.invalid\/shop cannot be used: /],
])("a database out of reach (%s) ends it with one sentence without the password", async (url, sentence) => {
  const { code, output } = await startServer({ DATABASE_URL: url }).ended;
  expect(output).toMatch(sentence);
  expect(output.split("\n")).toHaveLength(1);
  expect(output).not.toContain("hunter2");
  expect(code).toBe(1);
});

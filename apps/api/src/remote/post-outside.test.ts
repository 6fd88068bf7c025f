import type { lookup as resolveHost } from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { postToAny, postToPublic } from "./post-outside.ts";
import { publicLookup } from "./public-address.ts";

let requests = 0;
const server = createServer((_request, response) => {
  requests++;
  response.writeHead(307, { location: "http://127.0.0.1/elsewhere" }).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

const post = () => ({ headers: {}, body: "{}", signal: AbortSignal.timeout(5_000) });

/** Answers each question with the next of these addresses, as a name server does that rebinds a name. */
const resolvingTo = (...answers: string[][]) => {
  const resolve = ((_host: string, _options: object, callback: (...result: unknown[]) => void) => {
    const addresses = answers.shift() ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  }) as unknown as typeof resolveHost;
  return publicLookup(resolve);
};

test.each([
  "127.0.0.1",
  "2130706433",
  "0x7f.1",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "192.168.1.1",
  "224.0.0.1",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[64:ff9b::7f00:1]",
  "[fd00::1]",
  "[fe80::1]",
  "localhost",
])("nothing is sent to %s", async (host) => {
  await expect(postToPublic()(new URL(`http://${host}:${port}/`), post())).rejects.toThrow(
    "a private address",
  );
  expect(requests).toBe(0);
});

test.each([[["127.0.0.1"]], [["93.184.215.14", "10.0.0.1"]], [["fd00::1"]]])(
  "a name for %j is refused when the connection is made",
  async (addresses) => {
    const send = postToPublic(resolvingTo(addresses));
    await expect(send(new URL(`http://partner.test:${port}/`), post())).rejects.toThrow("a private address");
    expect(requests).toBe(0);
  },
);

test("a name is resolved once, by the check itself", async () => {
  const lookup = resolvingTo(["93.184.215.14"], ["127.0.0.1"]);
  const resolve = (all: boolean) =>
    new Promise<unknown>((done, fail) =>
      lookup("partner.test", { all }, (error, address) => (error ? fail(error) : done(address))),
    );
  expect(await resolve(true)).toEqual([{ address: "93.184.215.14", family: 4 }]);
  await expect(resolve(false)).rejects.toThrow("a private address");
});

test("a redirect is a response, and is not followed", async () => {
  expect(await postToAny(new URL(`http://127.0.0.1:${port}/`), post())).toBe(307);
  expect(requests).toBe(1);
});

import { isChunkFailure } from "@aradhana/core/lazy";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patience } from "../../test/patience.ts";

const fetch = vi.fn(async () => new Response("export {};"));
const load = vi.fn(async () => "part");

beforeEach(() => {
  vi.resetModules();
  fetch.mockClear();
  load.mockClear();
  document.head.replaceChildren();
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => (await import("./fetch-then-load.ts")).fetchThenLoad;
const link = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
const fetched = () => (fetch.mock.calls as unknown as [string][]).map(([address]) => address);

test("all files of a part are fetched before it is run", async () => {
  const fetchThenLoad = await open();
  load.mockImplementationOnce(async () => {
    expect(fetched()).toEqual(["/assets/a.js", "/assets/b.js"]);
    return "part";
  });
  await expect(fetchThenLoad(load, ["assets/a.js", "assets/b.js"])).resolves.toBe("part");
  expect(load).toHaveBeenCalledOnce();
});

test("a part with a lost file is not run, so that the browser does not cache the failure, and a retry succeeds", async () => {
  const fetchThenLoad = await open();
  fetch.mockResolvedValueOnce(new Response("", { status: 503 }));
  const lost = await fetchThenLoad(load, ["assets/b.js", "assets/a.js"]).catch((error: unknown) => error);
  expect(isChunkFailure(lost)).toBe(true);
  expect(load).not.toHaveBeenCalled();
  await expect(fetchThenLoad(load, ["assets/b.js", "assets/a.js"])).resolves.toBe("part");
  expect(fetched()).toEqual(["/assets/b.js", "/assets/a.js", "/assets/b.js"]);
});

test("a file that the page has requested is not fetched twice", async () => {
  const fetchThenLoad = await open();
  for (const [name, key, address] of [
    ["link", "href", "/assets/a.js"],
    ["script", "src", "/assets/b.js"],
  ] as const) {
    const element = document.createElement(name);
    element.setAttribute(key, address);
    document.head.append(element);
  }
  await fetchThenLoad(load, ["assets/a.js", "assets/b.js"]);
  expect(fetch).not.toHaveBeenCalled();
});

test("its styles are added once, before the part is run", async () => {
  const fetchThenLoad = await open();
  const loading = Promise.all([fetchThenLoad(load, ["assets/a.css"]), fetchThenLoad(load, ["assets/a.css"])]);
  await vi.waitFor(() => expect(link()).not.toBeNull(), patience);
  expect(load).not.toHaveBeenCalled();
  expect(link()?.getAttribute("href")).toBe("/assets/a.css");
  link()?.dispatchEvent(new Event("load"));
  await loading;
  await fetchThenLoad(load, ["assets/a.css"]);
  expect(document.querySelectorAll("link")).toHaveLength(1);
});

test("its styles are added in their order, not in the order of arrival, because later rules override earlier ones", async () => {
  const fetchThenLoad = await open();
  let arrive = (_: Response) => {};
  fetch.mockImplementationOnce(() => new Promise((done) => (arrive = done)));
  const loading = fetchThenLoad(load, ["assets/first.css", "assets/second.css"]);
  await vi.waitFor(() => expect(link()?.getAttribute("href")).toBe("/assets/second.css"), patience);
  arrive(new Response(""));
  await vi.waitFor(() => expect(document.querySelectorAll("link[href]")).toHaveLength(2), patience);
  const links = [...document.querySelectorAll("link")];
  expect(links.map((each) => each.getAttribute("href"))).toEqual(["/assets/first.css", "/assets/second.css"]);
  for (const each of links) each.dispatchEvent(new Event("load"));
  await loading;
});

test("styles that are already on the page are not fetched", async () => {
  const fetchThenLoad = await open();
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/a.css" disabled>';
  await fetchThenLoad(load, ["assets/a.css"]);
  expect(fetch).not.toHaveBeenCalled();
});

test("§8 lost styles count as a lost chunk and are added by the retry", async () => {
  const fetchThenLoad = await open();
  const loading = fetchThenLoad(load, ["assets/a.css"]).catch((error: unknown) => error);
  await vi.waitFor(() => expect(link()).not.toBeNull(), patience);
  link()?.dispatchEvent(new Event("error"));
  expect(isChunkFailure(await loading)).toBe(true);
  expect(link()).toBeNull();
  expect(load).not.toHaveBeenCalled();

  const again = fetchThenLoad(load, ["assets/a.css"]);
  await vi.waitFor(() => expect(link()).not.toBeNull(), patience);
  link()?.dispatchEvent(new Event("load"));
  await expect(again).resolves.toBe("part");
});

test("a part without files of its own is run at once", async () => {
  const fetchThenLoad = await open();
  await expect(fetchThenLoad(load)).resolves.toBe("part");
});

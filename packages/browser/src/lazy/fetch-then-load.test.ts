import { isChunkFailure } from "@aradhana/core/lazy";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patience } from "../../test/patience.ts";

const list = "assets/parts-1.json";
let files: readonly string[] = [];
/** The next answer for an address, in place of its file. */
const answers = new Map<string, Response | Promise<Response>>();
const fetch = vi.fn(async (address: string) => {
  const answer = answers.get(address);
  answers.delete(address);
  if (answer) return answer;
  if (address === `/${list}`) return Response.json({ files, parts: [[...files.keys()]] });
  return new Response("export {};");
});
const load = vi.fn(async () => "part");

beforeEach(() => {
  vi.resetModules();
  answers.clear();
  fetch.mockClear();
  load.mockClear();
  document.head.replaceChildren();
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a part as the build does: with its own file, and the list of others if it needs any. */
async function open() {
  const { fetchThenLoad } = await import("./fetch-then-load.ts");
  return (run: () => Promise<string>, needed: readonly string[] = []) => {
    files = needed;
    return fetchThenLoad(run, needed.length > 1 ? [needed[0] ?? "", ""] : needed, list);
  };
}
const link = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
const fetched = () =>
  fetch.mock.calls.map(([address]) => address).filter((address) => address !== `/${list}`);

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
  answers.set("/assets/b.js", new Response("", { status: 503 }));
  const lost = await fetchThenLoad(load, ["assets/b.js", "assets/a.js"]).catch((error: unknown) => error);
  expect(isChunkFailure(lost)).toBe(true);
  expect(load).not.toHaveBeenCalled();
  await expect(fetchThenLoad(load, ["assets/b.js", "assets/a.js"])).resolves.toBe("part");
  expect(fetched()).toEqual(["/assets/b.js", "/assets/a.js", "/assets/b.js"]);
});

test("a file that is lost later than the first one is requested by the retry, too", async () => {
  const fetchThenLoad = await open();
  let lose = (_: Error) => {};
  answers.set("/assets/a.js", new Response("", { status: 503 }));
  answers.set("/assets/b.js", new Promise((_, reject) => (lose = reject)));
  const run = () => fetchThenLoad(load, ["assets/a.js", "assets/b.js"]);
  const retried = run().catch(run);
  await vi.waitFor(() => expect(fetched()).toContain("/assets/b.js"), patience);
  // Whatever follows from the first loss has happened by then.
  await new Promise((passed) => setTimeout(passed));
  lose(new TypeError("Failed to fetch"));
  await expect(retried).resolves.toBe("part");
  expect(fetched().toSorted()).toEqual(["/assets/a.js", "/assets/a.js", "/assets/b.js", "/assets/b.js"]);
});

function addToPage(name: "link" | "script", key: "href" | "src", address: string) {
  const element = document.createElement(name);
  element.setAttribute(key, address);
  document.head.append(element);
}

test("a file that the page has requested is not fetched twice", async () => {
  const fetchThenLoad = await open();
  addToPage("link", "href", "/assets/b.js");
  addToPage("script", "src", "/assets/c.js");
  await fetchThenLoad(load, ["assets/a.js", "assets/b.js", "assets/c.js"]);
  expect(fetched()).toEqual(["/assets/a.js"]);
});

test("a part of the page itself, whose files are all there, is run without the list", async () => {
  const fetchThenLoad = await open();
  addToPage("link", "href", "/assets/a.js");
  await expect(fetchThenLoad(load, ["assets/a.js", "assets/b.js"])).resolves.toBe("part");
  expect(fetch).not.toHaveBeenCalled();
});

test("the list is fetched once, and again after it was lost", async () => {
  const fetchThenLoad = await open();
  answers.set(`/${list}`, new Response("", { status: 503 }));
  const lost = await fetchThenLoad(load, ["assets/a.js", "assets/b.js"]).catch((error: unknown) => error);
  expect(isChunkFailure(lost)).toBe(true);
  expect(load).not.toHaveBeenCalled();
  await fetchThenLoad(load, ["assets/a.js", "assets/b.js"]);
  const before = fetch.mock.calls.length;
  await fetchThenLoad(load, ["assets/a.js", "assets/b.js"]);
  expect(fetch.mock.calls.length).toBe(before);
});

test("a list that was fetched and cannot be read counts as a lost chunk, and a retry succeeds", async () => {
  const fetchThenLoad = await open();
  fetch
    .mockImplementationOnce(async () => Response.json({}))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const lost = await fetchThenLoad(load, ["assets/a.js", "assets/b.js"]).catch((error: unknown) => error);
  expect(isChunkFailure(lost)).toBe(true);
  await expect(fetchThenLoad(load, ["assets/a.js", "assets/b.js"])).resolves.toBe("part");
});

test("a part that needs no other file is fetched without the list", async () => {
  const fetchThenLoad = await open();
  await fetchThenLoad(load, ["assets/a.js"]);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(["/assets/a.js"]);
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
  answers.set("/assets/first.css", new Promise((done) => (arrive = done)));
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

// @vitest-environment jsdom
// Needs its own document: the listeners stay for the life of a tab.
import { type ApiClient, ApiError } from "@aradhana/core/api";
import { type LoaderFunction, RouterContextProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { puja, serverTime } from "../../../test/fixtures.ts";
import type { EarlyData } from "../../shared/early-data/early-data.ts";
import type { BrowserServices } from "../../shared/services/browser.tsx";
import { servicesContext } from "../../shared/services/services.ts";
import { screens } from "../routes.tsx";
import { prefetchInView } from "./prefetch-in-view.ts";

const meta = { request_id: "r", server_time: serverTime, currency: "inr", country_code: "in" };
const { id } = puja();
const card = `<article><a href="/pooja/${id}">Puja</a></article>`;

/** Elements marked `hidden-below` are below the viewport. */
function layOut() {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function place(this: Element) {
    return new DOMRect(0, this.closest("[data-below]") ? innerHeight + 10 : 10, 100, 20);
  });
}

/** A tab whose main part is `html`, and what it reads. */
function open(html: string, answer: () => unknown = () => puja()) {
  document.body.innerHTML = `<header>${card.replace("/pooja/", "/gemstones/")}</header><main>${html}</main>`;
  const get = vi.fn(async () => ({ success: true, message: "", results: await answer(), meta }));
  let changeCountry = () => {};
  const subscribe = (listener: () => void) => {
    changeCountry = listener;
    return () => {};
  };
  const early: EarlyData = new Map();
  const services = {
    api: { get, post: vi.fn(), write: vi.fn() } as unknown as ApiClient,
    visitor: { country: "in", language: "en" } as const,
    browser: async () => ({ country: { subscribe } }) as unknown as BrowserServices,
    early,
  };
  prefetchInView(services);
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  return {
    reads: get,
    changeCountry: () => changeCountry(),
    /** The data of the puja's page, as a tap on its card loads it. */
    async tap(search = "") {
      const path = search ? "/pooja/:id/continue" : "/pooja/:id";
      const load = screens.find((each) => each.path === path)?.lazy as () => Promise<{
        loader: LoaderFunction;
      }>;
      const { loader } = await load();
      const address = `${location.origin}/pooja/${id}${search && "/continue"}${search}`;
      const request = new Request(address);
      return loader({ request, params: { id }, context, url: new URL(address), pattern: "" });
    },
  };
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const isRead = (reads: ReturnType<typeof vi.fn>) =>
  vi.waitFor(() => expect(reads).toHaveBeenCalledOnce(), 20_000);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(serverTime), toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  layOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

test("a card that stays in view is read, and a tap on it reads nothing more", async () => {
  const { reads, tap } = open(card);
  await after(299);
  expect(reads).not.toHaveBeenCalled();
  await after(1);
  await isRead(reads);
  expect(await tap()).toMatchObject({ puja: { id } });
  expect(reads).toHaveBeenCalledOnce();
});

test("while the page is scrolled nothing is read", async () => {
  const { reads } = open(card);
  await after(200);
  document.dispatchEvent(new Event("scroll"));
  await after(200);
  expect(reads).not.toHaveBeenCalled();
  await after(100);
  await isRead(reads);
});

test("what comes into view while pages are read is read after them", async () => {
  let answer = (_: unknown) => {};
  const { reads } = open(card, () => new Promise((resolve) => (answer = resolve)));
  await after(300);
  await isRead(reads);
  document.body.innerHTML = `<main>${card.replaceAll(id, `${id.slice(0, -1)}2`)}</main>`;
  document.dispatchEvent(new Event("scroll"));
  await after(2_000);
  expect(reads).toHaveBeenCalledOnce();
  answer(puja());
  await vi.waitFor(async () => {
    await after(300);
    expect(reads).toHaveBeenCalledTimes(2);
  }, 20_000);
});

test("what was read early is shown once, and for a minute", async () => {
  const first = open(card);
  await after(1_000);
  await isRead(first.reads);
  await first.tap();
  await first.tap();
  expect(first.reads).toHaveBeenCalledTimes(2);

  const second = open(card);
  await after(1_000);
  await isRead(second.reads);
  await after(60_000);
  await second.tap();
  expect(second.reads).toHaveBeenCalledTimes(2);
});

test("after a change of country it is read again, for the other prices", async () => {
  const { reads, tap, changeCountry } = open(card);
  await after(1_000);
  await isRead(reads);
  changeCountry();
  await tap();
  expect(reads).toHaveBeenCalledTimes(2);
});

test("what could not be read early is read when it is opened", async () => {
  let isDown = true;
  const { reads, tap } = open(card, () => {
    if (isDown) throw new ApiError("no", { code: "network", status: 0 });
    return puja();
  });
  await after(1_000);
  await isRead(reads);
  isDown = false;
  expect(await tap()).toMatchObject({ puja: { id } });
});

test("the page that a form marked so leads to is read for its present choice", async () => {
  const { reads, tap } = open(
    `<form method="get" action="/pooja/${id}/continue" data-next-page>
       <input type="radio" name="package" value="a"><input type="radio" name="package" value="b" checked>
       <button type="submit">Continue</button>
     </form>`,
  );
  await after(1_000);
  await isRead(reads);
  expect(await tap("?package=b")).toMatchObject({ puja: { id } });
  expect(reads).toHaveBeenCalledOnce();
});

test.each<[why: string, html: string, prepare?: () => void]>([
  ["below the viewport", `<div data-below>${card}</div>`],
  ["of another site", `<article><a href="https://elsewhere.test/pooja/${id}">Puja</a></article>`],
  ["that leads to this page", card, () => window.history.replaceState(null, "", `/pooja/${id}`)],
  ["of a breadcrumb", `<article><nav><a href="/pooja/${id}">Puja</a></nav></article>`],
  ["that is no card", `<a href="/pooja/${id}">Puja</a>`],
  [
    "of a form that is sent elsewhere",
    `<form action="/pooja/${id}/continue"><button type="submit">Go</button></form>`,
  ],
  [
    "while data is saved",
    card,
    () => vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } }),
  ],
  [
    "on a very slow network",
    card,
    () => vi.stubGlobal("navigator", { onLine: true, connection: { effectiveType: "slow-2g" } }),
  ],
  ["where less data is preferred", card, () => vi.stubGlobal("matchMedia", () => ({ matches: true }))],
  ["without a network", card, () => vi.stubGlobal("navigator", { onLine: false })],
])("nothing is read early of a link %s", async (_, html, prepare) => {
  prepare?.();
  const { reads } = open(html);
  await after(1_000);
  await vi.dynamicImportSettled();
  expect(reads).not.toHaveBeenCalled();
});

test("four pages are read at a time, without waiting for each other", async () => {
  const cards = [..."123456"].map((nth) => card.replaceAll(id, `${id.slice(0, -1)}${nth}`));
  const { reads } = open(cards.join(""), () => new Promise(() => {}));
  await after(1_000);
  await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(4), 20_000);
  await vi.dynamicImportSettled();
  expect(reads).toHaveBeenCalledTimes(4);
});

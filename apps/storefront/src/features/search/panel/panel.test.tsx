// @vitest-environment jsdom
import type { PopularResults, SearchGroup, SearchHit } from "@aradhana/core/search";
import { LinkProvider } from "@aradhana/ui/link";
import { ProgressProvider } from "@aradhana/ui/progress";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf, listing } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { patience } from "../../../../test/patience.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { RouterLink } from "../../../app/shell/router-link.tsx";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { Panel, texts } from "./panel.tsx";
import { SearchStart } from "./search-start.tsx";

beforeEach(() => Promise.all([shellText, ...texts].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const visitor = { country: "in", language: "en" } as const;
const meta = {
  ...{ request_id: "r", server_time: "2026-11-20T10:00:00Z", currency: "inr", country_code: "in" },
};
const answer = (results: unknown, total: number) =>
  Response.json({ success: true, message: "", results, meta: { ...meta, total } });
const hit = (id: string, title: string): SearchHit => ({
  ...{ id, title, image: { name: "puja-test", alt: "" }, note: "Kashi" },
  ...{ start_at: null, price: null },
});
const pujas = ["One", "Two"].map((word) => hit(idOf("pj", word), `Puja ${word}`));
const group = (type: SearchGroup["type"], hits: SearchHit[], has_more = false) => ({ type, hits, has_more });
const everything: SearchGroup[] = [
  group("pooja", pujas, true),
  group("chadhaava", [hit(idOf("ch", "one"), "Chadhava One")]),
];

const noOrders: PopularResults = { basis: "choice", groups: [] };

type Answer = (q: string) => Response | Promise<Response>;
const found =
  (groups: SearchGroup[], suggestions: SearchGroup[] = []): Answer =>
  () =>
    answer({ groups, suggestions }, 0);

/** The panel, over a shop that answers searches in this way. */
function open(search: Answer = found(everything), popular: PopularResults = noOrders) {
  const requests: string[] = [];
  const aborted: string[] = [];
  vi.stubGlobal("fetch", async ({ url, signal }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith("/search/popular")) return answer(popular, 0);
    if (!pathname.endsWith("/search")) return answer(listing, 1);
    signal.addEventListener("abort", () => aborted.push(searchParams.get("q") ?? ""));
    const q = searchParams.get("q") ?? "";
    requests.push(q);
    return search(q);
  });
  knowCountry();
  const onClose = vi.fn();
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const router = createMemoryRouter([
    { path: "/", element: <Panel onClose={onClose} /> },
    { path: "*", element: null },
  ]);
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <LinkProvider component={RouterLink}>
          <ProgressProvider navigating={false} slow="Slow connection">
            <RouterProvider router={router} />
          </ProgressProvider>
        </LinkProvider>
      </BrowserProvider>
    </VisitorProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { requests, aborted, onClose, address };
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "What are you looking for?" });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
/** As a browser does, Enter sends the form unless its key was handled. */
function press(...keys: string[]) {
  for (const key of keys) {
    const isFree = fireEvent.keyDown(field(), { key });
    if (isFree && key === "Enter" && field().form) fireEvent.submit(field().form as HTMLFormElement);
  }
}
const activeOption = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("searches once typing pauses for 250 ms", async () => {
  vi.useFakeTimers();
  const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const { requests } = open();
  type("sha");
  await pause(249);
  type(" shaadi ");
  await pause(249);
  expect(requests).toEqual([]);
  await pause(1);
  expect(requests).toEqual(["shaadi"]);
});

test("shows the results of each type in a group", async () => {
  open(
    found([
      ...everything,
      group("gemstone", [
        { ...hit(idOf("pd", "ruby"), "Ruby"), price: { amount: 150_000, currency: "inr" } },
      ]),
      group("astrologer", [hit(idOf("ag", "deepa"), "Deepa Iyer")], true),
      group("temple", [hit("kashi-vishwanath", "Kashi Vishwanath Temple")]),
      group("article", [hit("what-is-a-sankalp", "What is a sankalp?")], true),
    ]),
  );
  type("shaadi");
  await screen.findByRole("listbox", { name: "Search results" });
  const inGroup = (name: string) =>
    within(screen.getByRole("group", { name }))
      .getAllByRole("option")
      .map((option) => option.getAttribute("href"));
  expect(inGroup("Pujas")).toEqual([...pujas.map(({ id }) => `/pooja/${id}`), "/online-puja?q=shaadi"]);
  expect(inGroup("Chadhava")).toEqual([`/chadhaava/${idOf("ch", "one")}`]);
  expect(inGroup("Gemstones")).toEqual([`/gemstones/${idOf("pd", "ruby")}`]);
  expect(inGroup("Astrologers")).toEqual([
    `/astro-guru/form?service=consult&astrologer_id=${idOf("ag", "deepa")}`,
    "/astro-guru/find?q=shaadi",
  ]);
  expect(inGroup("Temples")).toEqual(["/online-puja?temple=kashi-vishwanath"]);
  expect(inGroup("Blogs")).toEqual(["/blogs/what-is-a-sankalp", "/blogs?q=shaadi"]);
  expect(screen.getByText("Kashi · ₹1,500")).toBeDefined();
  expect(screen.queryByRole("group", { name: "Products" })).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("7 best matches");
});

test("arrows move over the options while the focus stays in the field, and Enter opens one", async () => {
  const { address } = open();
  field().focus();
  type("shaadi");
  await screen.findByRole("listbox");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(activeOption()).toBeNull();
  press("ArrowDown");
  expect(activeOption()?.textContent).toContain("Puja One");
  expect(activeOption()?.getAttribute("aria-selected")).toBe("true");
  press("ArrowUp", "ArrowUp");
  expect(activeOption()?.textContent).toBe("See all");
  press("Home");
  expect(activeOption()).toBeNull();
  press("ArrowDown", "End", "ArrowUp");
  expect(activeOption()?.textContent).toContain("Chadhava One");
  expect(document.activeElement).toBe(field());
  press("Enter");
  expect(address()).toBe(`/chadhaava/${idOf("ch", "one")}`);
});

test("Escape empties the field and puts the list away, and only then closes the panel", async () => {
  const { onClose } = open();
  type("shaadi");
  await screen.findByRole("listbox");
  press("Escape");
  expect(field().value).toBe("");
  expect(options()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  press("Escape");
  expect(onClose).toHaveBeenCalledOnce();
});

test("keys that compose a word move nothing", async () => {
  open();
  type("शादी");
  await screen.findByRole("listbox");
  fireEvent.keyDown(field(), { key: "ArrowDown", isComposing: true });
  expect(activeOption()).toBeNull();
});

test("without an active option Enter and the button open the whole list", async () => {
  const { address } = open();
  type("shaadi");
  await screen.findByRole("listbox");
  press("Enter");
  expect(address()).toBe("/online-puja?q=shaadi");
});

test("Enter before the answer waits for it, and opens the list that has the results", async () => {
  const { requests, address } = open(found([group("gemstone", [hit(idOf("pd", "ruby"), "Ruby")])]));
  type("ruby");
  press("Enter");
  expect(address()).toBe("/");
  await vi.waitFor(() => expect(address()).toBe("/gemstones?q=ruby"), patience);
  expect(requests).toEqual(["ruby"]);
});

test("a word that is changed after Enter opens no list", async () => {
  const { address } = open();
  type("rub");
  press("Enter");
  type("ruby");
  await screen.findByRole("listbox");
  expect(address()).toBe("/");
});

test("an earlier search is aborted, and a late answer to it dropped", async () => {
  let answerLate = (_: Response) => {};
  const { requests, aborted } = open((q) =>
    q === "sha"
      ? new Promise((resolve) => {
          answerLate = resolve;
        })
      : found([group("pooja", [hit(idOf("pj", "for"), `For ${q}`)])])(q),
  );
  type("sha");
  await vi.waitFor(() => expect(requests).toContain("sha"), patience);
  type("shaadi");
  await screen.findByText("For shaadi");
  expect(aborted).toContain("sha");
  const late = await found([group("pooja", [hit(idOf("pj", "late"), "Late")])])("sha");
  await act(async () => answerLate(late));
  expect(screen.getByText("For shaadi")).toBeDefined();
  expect(screen.queryByText("Late")).toBeNull();
});

test("while results of earlier words stay, the page says that a search is under way", async () => {
  open((q) => (q === "sha" ? found(everything)(q) : new Promise(() => {})));
  type("sha");
  await screen.findByText("Puja One");
  type("shaadi");
  await vi.waitFor(() => expect(document.querySelector("[data-progress=shown]")).not.toBeNull(), patience);
  expect(screen.getByText("Puja One")).toBeDefined();
});

test("when nothing matches it says so and offers what comes nearest, and a person to ask", async () => {
  open(found([], [group("pooja", pujas)]));
  type("ganehs");
  await screen.findByText("Nothing matches “ganehs”. You may be looking for one of these:");
  expect(screen.getAllByRole("option").map((option) => option.getAttribute("href"))).toEqual(
    pujas.map(({ id }) => `/pooja/${id}`),
  );
  const ask = screen.getByRole<HTMLAnchorElement>("link", { name: "Ask on WhatsApp" });
  expect(decodeURIComponent(ask.href)).toContain("ganehs");
  expect(screen.queryByRole("list", { name: "Pujas by deity" })).toBeNull();
});

test("when only an article matches, pujas are suggested below it", async () => {
  open(found([group("article", [hit("gotra", "When you do not know your gotra")])], [group("pooja", pujas)]));
  type("gotra");
  const list = await screen.findByRole("listbox");
  const groups = within(list)
    .getAllByRole("group")
    .map((each) => each.textContent);
  expect(groups[0]).toMatch(/^Blogs/);
  expect(groups[1]).toMatch(/^Suggested: Pujas/);
  expect(screen.getByRole("status").textContent).toBe("1 best match");
});

test("a search that led somewhere is offered again in this browser, until it is cleared", async () => {
  open();
  type("naukri");
  await screen.findByRole("listbox");
  press("Enter");
  cleanup();
  open();
  fireEvent.click(screen.getByRole("button", { name: "naukri" }));
  expect(field().value).toBe("naukri");
  await screen.findByRole("listbox");
  type("");
  fireEvent.click(screen.getByRole("button", { name: "Clear recent searches" }));
  expect(screen.queryByRole("button", { name: "naukri" })).toBeNull();
  cleanup();
  open();
  expect(screen.queryByText("Recent searches")).toBeNull();
});

test("recent searches are there when the panel opens before the services of the browser", async () => {
  localStorage.setItem("recent_searches", '["naukri"]');
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  vi.stubGlobal("fetch", async () => answer(listing, 1));
  const panel = (value: typeof services | undefined) => (
    <VisitorProvider value={visitor}>
      <BrowserProvider value={value}>
        <SearchStart topics={undefined} popular={undefined} onSearch={() => {}} />
      </BrowserProvider>
    </VisitorProvider>
  );
  const { rerender } = render(panel(undefined));
  rerender(panel(services));
  expect(screen.getByRole("button", { name: "naukri" })).toBeDefined();
});

const linksOf = async (list: string) =>
  within(await screen.findByRole("list", { name: list }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("begins with what is popular, and its heading says what the list is made of", async () => {
  open(undefined, { basis: "orders", groups: everything });
  const paths = [...pujas.map(({ id }) => `/pooja/${id}`), `/chadhaava/${idOf("ch", "one")}`];
  expect(await linksOf("Popular in the last 90 days")).toEqual(paths);
  cleanup();
  open(undefined, { basis: "choice", groups: everything });
  expect(await linksOf("Our picks")).toEqual(paths);
  expect(screen.queryByText("Popular in the last 90 days")).toBeNull();
  cleanup();
  open(undefined, noOrders);
  await linksOf("Pujas by deity");
  expect(screen.queryByText("Our picks")).toBeNull();
});

test("begins with pujas by purpose and by deity", async () => {
  open();
  expect(await linksOf("Pujas by purpose")).toEqual(["/online-puja?purpose=health"]);
  expect(await linksOf("Pujas by deity")).toEqual(["/online-puja?deity=shiva"]);
});

test("when nothing is near it offers deities, and a person to ask", async () => {
  open(found([]));
  type("zzzzqqx");
  await screen.findByText("Nothing matches “zzzzqqx”.");
  expect(await linksOf("Pujas by deity")).toEqual(["/online-puja?deity=shiva"]);
  expect(screen.queryByRole("list", { name: "Pujas by purpose" })).toBeNull();
  expect(screen.getByRole("link", { name: "Ask on WhatsApp" })).toBeDefined();
});

test("without an answer one can try again", async () => {
  let fails = true;
  open((q) =>
    fails
      ? Response.json(
          { success: false, code: "validation_failed", message: "", field_errors: [], meta },
          { status: 422 },
        )
      : found(everything)(q),
  );
  type("shaadi");
  await screen.findByRole("alert");
  fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("group", { name: "Pujas" });
});

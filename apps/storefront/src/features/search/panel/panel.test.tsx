// @vitest-environment jsdom
import { LinkProvider } from "@aradhana/ui/link";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import articles from "../../../../stories/answers/blogs.en.json" with { type: "json" };
import { chadhaavaCard, chadhaavaListing } from "../../../../test/chadhaava-fixture.ts";
import { idOf, listing, pujaCard } from "../../../../test/fixtures.ts";
import { gemCard, gemListing, productCard, productListing } from "../../../../test/goods-fixture.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { patience } from "../../../../test/patience.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { RouterLink } from "../../../app/shell/router-link.tsx";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { Panel, texts } from "./panel.tsx";

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
const pujas = ["One", "Two"].map((word) => pujaCard({ id: idOf("pj", word), title: `Puja ${word}` }));

type Catalogue = "pooja" | "chadhaava" | "abhimantrit_product" | "gemstone" | "blog";
type Answers = Record<Catalogue, (q: string) => Response | Promise<Response>>;
const everything: Answers = {
  pooja: () => answer({ ...listing, pujas }, 7),
  chadhaava: () => answer(chadhaavaListing, 1),
  abhimantrit_product: () => answer({ ...productListing, products: [] }, 0),
  gemstone: () => answer({ ...gemListing, gems: [] }, 0),
  blog: () => answer({ ...articles.results, blogs: [] }, 0),
};
const nothing: Answers = {
  ...everything,
  pooja: () => answer({ ...listing, pujas: [], suggestions: pujas }, 0),
  chadhaava: () => answer({ ...chadhaavaListing, chadhaavas: [] }, 0),
};

/** The panel, over a shop that answers searches in this way. */
function open(answers: Partial<Answers> = {}) {
  const requests: string[] = [];
  const aborted: string[] = [];
  vi.stubGlobal("fetch", async ({ url, signal }: Request) => {
    const { pathname, searchParams } = new URL(url);
    signal.addEventListener("abort", () => aborted.push(pathname.split("/").at(-1) ?? ""));
    const q = searchParams.get("q") ?? "";
    const catalogue = pathname.split("/")[3] as Catalogue;
    if (catalogue === "pooja") requests.push(q);
    return { ...everything, ...answers }[catalogue](q);
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
          <RouterProvider router={router} />
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
  // For the popular purposes.
  expect(requests).toEqual([""]);
  await pause(1);
  expect(requests).toEqual(["", "shaadi"]);
});

test("shows the results of each line in a group", async () => {
  open({
    abhimantrit_product: () => answer(productListing, 1),
    gemstone: () => answer(gemListing, 4),
  });
  type("shaadi");
  await screen.findByRole("listbox", { name: "Search results" });
  const inGroup = (name: string) =>
    within(screen.getByRole("group", { name }))
      .getAllByRole("option")
      .map((option) => option.getAttribute("href"));
  expect(inGroup("Pujas")).toEqual([...pujas.map(({ id }) => `/pooja/${id}`), "/online-puja?q=shaadi"]);
  expect(inGroup("Chadhava")).toEqual([`/chadhaava/${chadhaavaCard().id}`]);
  expect(inGroup("Products")).toEqual([`/abhimantrit-products/${productCard().id}`]);
  expect(inGroup("Gemstones")).toEqual([`/gemstones/${gemCard().id}`, "/gemstones?q=shaadi"]);
  expect(screen.queryByRole("group", { name: "Blogs" })).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("13 results");
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
  expect(activeOption()?.textContent).toBe("See all 7");
  press("Home");
  expect(activeOption()).toBeNull();
  press("ArrowDown", "End", "ArrowUp");
  expect(activeOption()?.textContent).toContain(chadhaavaCard().title);
  expect(document.activeElement).toBe(field());
  press("Enter");
  expect(address()).toBe(`/chadhaava/${chadhaavaCard().id}`);
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
  press("Enter");
  expect(address()).toBe("/online-puja?q=shaadi");
});

test("an earlier search is aborted, and a late answer to it dropped", async () => {
  let answerLate = (_: Response) => {};
  const { requests, aborted } = open({
    pooja: (q) =>
      q === "sha"
        ? new Promise((resolve) => {
            answerLate = resolve;
          })
        : answer({ ...listing, pujas: [pujaCard({ title: `For ${q}` })] }, 1),
  });
  type("sha");
  await vi.waitFor(() => expect(requests).toContain("sha"), patience);
  type("shaadi");
  await screen.findByText("For shaadi");
  expect(aborted).toContain("getPoojaListing");
  await act(async () => answerLate(answer({ ...listing, pujas: [pujaCard({ title: "Late" })] }, 1)));
  expect(screen.getByText("For shaadi")).toBeDefined();
  expect(screen.queryByText("Late")).toBeNull();
});

test("when nothing matches it says so and offers what comes nearest, and a person to ask", async () => {
  open(nothing);
  type("ganehs");
  await screen.findByText("Nothing matches “ganehs” exactly. You may be looking for one of these:");
  expect(screen.getAllByRole("option").map((option) => option.getAttribute("href"))).toEqual(
    pujas.map(({ id }) => `/pooja/${id}`),
  );
  const ask = screen.getByRole<HTMLAnchorElement>("link", { name: "Ask on WhatsApp" });
  expect(decodeURIComponent(ask.href)).toContain("ganehs");
});

test("a search that led somewhere is offered again in this browser, until it is cleared", async () => {
  open();
  type("naukri");
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

test("begins with the popular purposes", async () => {
  open();
  const popular = await screen.findByRole("list", { name: "Popular" });
  expect(within(popular).getByRole("link").getAttribute("href")).toBe("/online-puja?purpose=health");
});

test("a line without an answer is left out; without any answer one can try again", async () => {
  const errorResponse = () =>
    Response.json(
      { success: false, code: "validation_failed", message: "", field_errors: [], meta },
      { status: 422 },
    );
  open({ blog: errorResponse });
  type("shaadi");
  await screen.findByRole("group", { name: "Pujas" });
  cleanup();

  let fails = true;
  open({ ...nothing, pooja: (q) => (fails ? errorResponse() : everything.pooja(q)) });
  type("shaadi");
  await screen.findByRole("alert");
  fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("group", { name: "Pujas" });
});

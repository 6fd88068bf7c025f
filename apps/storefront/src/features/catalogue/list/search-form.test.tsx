// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pujaCard, serverTime } from "../../../../test/fixtures.ts";
import { pujaListText } from "../../../lines/puja/list-text.ts";
import { pujaList } from "../../../lines/puja/puja-list.tsx";
import { pujaText } from "../../../lines/puja/text.ts";
import { ritualText } from "../../../lines/ritual-text.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { ListPage } from "./list-page.tsx";
import { catalogueListText } from "./text.ts";

const texts = [catalogueListText, pujaListText, pujaText, ritualText];
beforeEach(() => {
  vi.useFakeTimers();
  return Promise.all(texts.map((text) => text.load("en")));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const slow = "शा";

/** The list of pujas, which has something similar to "ganehs" and nothing to "xylophone". */
function List() {
  const q = useLoaderData<string>();
  const isMissing = q === "ganehs" || q === "xylophone";
  const [cards, suggestions] = isMissing ? [[], [pujaCard()]] : [[pujaCard()], []];
  const hasSimilar = q === "ganehs";
  const filters: Record<string, string> = { sort: "price", ...(q && { q }) };
  return (
    <ListPage
      list={pujaList}
      listing={{
        ...{ filters, cards, suggestions, hasSimilar, total: cards.length, pages: { first: 1, count: 1 } },
        ...{ facets: [], perPage: 12, serverTime, currency: "inr" },
      }}
    />
  );
}

/** The list in a tab that came from "/about". */
async function open(address = "/online-puja") {
  const router = createMemoryRouter(
    [
      { path: "/about", element: null },
      {
        path: "/online-puja",
        loader: async ({ request }) => {
          const q = new URL(request.url).searchParams.get("q") ?? "";
          if (q === slow) await new Promise((resolve) => setTimeout(resolve, 100));
          return q;
        },
        Component: List,
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: ["/about", address] },
  );
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
  await pause(0);
  const goTo = (to: string | -1) => act(() => (to === -1 ? router.navigate(-1) : router.navigate(to)));
  const current = () => router.state.location.pathname + router.state.location.search;
  return { goTo, address: current };
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search pujas" });
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });

test("the list answers once typing pauses for 250 ms, without a press, and keeps its other filters", async () => {
  const { address } = await open();
  field().focus();
  type("sha");
  await pause(249);
  type("shaadi ");
  await pause(249);
  expect(address()).toBe("/online-puja");
  await pause(1);
  expect(address()).toBe("/online-puja?sort=price&q=shaadi");
  expect(field().value).toBe("shaadi ");
  expect(document.activeElement).toBe(field());
});

test("all that was typed is one step back, and the field says again what the list shows", async () => {
  const { address, goTo } = await open("/online-puja?q=puja");
  field().focus();
  for (const text of ["s", "sha", "shaadi"]) {
    type(text);
    await pause(250);
  }
  expect(address()).toContain("q=shaadi");
  await goTo(-1);
  expect(address()).toBe("/online-puja?q=puja");
  expect(field().value).toBe("puja");
  await goTo(-1);
  expect(address()).toBe("/about");
});

test("an answer leaves alone what was typed or composed meanwhile", async () => {
  const { address } = await open();
  const node = field();
  fireEvent.compositionStart(node);
  type(slow);
  await pause(250);
  type("शादी");
  await pause(100);
  expect(address()).toContain(new URLSearchParams({ q: slow }).toString());
  expect(field()).toBe(node);
  expect(node.value).toBe("शादी");
});

test("what is deleted again before its answer arrives is not searched for", async () => {
  const { address } = await open();
  type(slow);
  await pause(250);
  type("");
  await pause(250);
  expect(address()).toBe("/online-puja?sort=price");
});

test("Enter answers at once, and adds no second entry", async () => {
  const { address, goTo } = await open();
  field().focus();
  type("sha");
  await pause(250);
  type("shaadi");
  fireEvent.submit(screen.getByRole("search"));
  await pause(0);
  expect(address()).toContain("q=shaadi");
  await pause(250);
  await goTo(-1);
  expect(address()).toBe("/online-puja");
});

test("a link to another search fills the field, and what was typed before is no longer sent", async () => {
  const { address, goTo } = await open();
  type("sha");
  await goTo("/online-puja?q=health");
  expect(field().value).toBe("health");
  await pause(250);
  expect(address()).toBe("/online-puja?q=health");
});

test("where nothing matches, that is said once, above what comes nearest", async () => {
  await open("/online-puja?q=ganehs");
  expect(screen.getByRole("status").textContent).toBe("Nothing matches “ganehs”.");
  expect(screen.getByRole("heading", { name: "You may be looking for one of these" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "No puja matches these filters" })).toBeNull();
});

test("where nothing is similar either, the next dates are not called what was looked for", async () => {
  await open("/online-puja?q=xylophone");
  expect(screen.getByRole("heading", { name: "Next dates" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "You may be looking for one of these" })).toBeNull();
});

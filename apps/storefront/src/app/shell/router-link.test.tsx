// @vitest-environment jsdom
import { Card } from "@aradhana/ui/card";
import { LinkProvider } from "@aradhana/ui/link";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { VisitorProvider } from "../../shared/services/visitor.tsx";
import { RouterLink } from "./router-link.tsx";

afterEach(cleanup);

function show(element: ReactNode, language: "en" | "hi" = "en") {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/reels?q=a"] });
  render(
    <VisitorProvider value={{ country: "in", language }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
  return router;
}
const open = (props: Parameters<typeof RouterLink>[0], language?: "en" | "hi") =>
  show(<RouterLink {...props}>Pujas</RouterLink>, language);
const link = () => screen.getByRole("link");
const addressOf = ({ state: { location } }: ReturnType<typeof open>) => location.pathname + location.search;

test("a press opens the page in the language of this one", () => {
  const router = open({ href: "/online-puja?deity=shiva" }, "hi");
  expect(link().getAttribute("href")).toBe("/online-puja?deity=shiva&lang=hi");
  fireEvent.click(link());
  expect(addressOf(router)).toBe("/online-puja?deity=shiva&lang=hi");
  expect(router.state.historyAction).toBe("PUSH");
});

test("the page that is shown is no further entry of the history", () => {
  const router = open({ href: "/reels?q=a" });
  fireEvent.click(link());
  expect(router.state.historyAction).toBe("REPLACE");
});

test("a press on a card passes on what it shows of the page", () => {
  const card = (
    <LinkProvider component={RouterLink}>
      <Card href="/pooja/pj_1" title="Gita path" image={{ name: "puja-gita-path", alt: "" }} sizes="270px" />
    </LinkProvider>
  );
  const router = show(card);
  fireEvent.click(link());
  const preview = { title: "Gita path", picture: { name: "puja-gita-path", sizes: "270px" } };
  expect(router.state.location.state).toEqual({ preview });
});

test.each([
  ["with a key for another tab", {}, { ctrlKey: true }],
  ["with the middle button", {}, { button: 1 }],
  ["to a tab of its own", { target: "_blank" }, {}],
  ["to another language", { hrefLang: "hi" }, {}],
  ["that is prevented", { onClick: (event: { preventDefault(): void }) => event.preventDefault() }, {}],
])("a press %s is left to the browser", (_, props, press) => {
  const router = open({ href: "/online-puja", ...props });
  // What the browser would do; jsdom opens no documents.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(), press);
  expect(addressOf(router)).toBe("/reels?q=a");
});

// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useScreenFocus } from "./use-screen-focus.ts";

function Layout() {
  useScreenFocus(useLocation().pathname);
  return (
    <>
      <Link to="/plain">Header</Link>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function OwnHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      Own
    </h1>
  );
}

const open = () => {
  const children = [
    { path: "/", element: <Link to="/plain">Go</Link> },
    { path: "/plain", element: <h1>Plain</h1> },
    { path: "/own", element: <OwnHeading /> },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }]);
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
};
const main = () => screen.getByRole("main");

afterEach(cleanup);

test("the first screen and a panel over it leave the focus to the browser", async () => {
  const go = open();
  await go("/?panel=locale");
  expect(document.activeElement).toBe(document.body);
});

test("the next screen gets the focus, whether its link is still on the page or not", async () => {
  const go = open();
  screen.getByRole("link", { name: "Go" }).focus();
  await go("/plain");
  expect(document.activeElement).toBe(main());
  screen.getByRole("link", { name: "Header" }).focus();
  await go("/");
  expect(document.activeElement).toBe(main());
});

test("a screen that sets the focus itself keeps it", async () => {
  const go = open();
  await go("/own");
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { QueryForm } from "./query-form.tsx";

afterEach(cleanup);

function open(onSubmit?: (event: { preventDefault(): void }) => void) {
  const form = (
    <QueryForm action="/online-puja?page=2#list" {...(onSubmit && { onSubmit })}>
      <input name="q" defaultValue="शिव & x" />
      <input name="deity" defaultValue="a" />
      <input name="deity" defaultValue="b" />
      <button type="submit" name="package" value="pk_1">
        Show
      </button>
    </QueryForm>
  );
  const router = createMemoryRouter([{ path: "*", element: form }], { initialEntries: ["/reels"] });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole("button"));
  return router.state.location;
}

test("all fields and the pressed button become the query of the address, as in a browser", () => {
  const { pathname, search } = open();
  expect(pathname).toBe("/online-puja");
  expect([...new URLSearchParams(search)]).toEqual([
    ["q", "शिव & x"],
    ["deity", "a"],
    ["deity", "b"],
    ["package", "pk_1"],
  ]);
});

test("a form whose owner handles it opens nothing", () => {
  expect(open((event) => event.preventDefault()).pathname).toBe("/reels");
});

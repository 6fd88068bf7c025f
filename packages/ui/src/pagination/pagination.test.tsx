import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Pagination } from "./pagination.tsx";

const pagination = (page: number, pages: number) => (
  <Pagination
    label="Pages of articles"
    page={page}
    pages={pages}
    hrefOf={(n) => `/blogs?page=${n}`}
    previousLabel="Page before"
    nextLabel="Page after"
    pageLabel={(n) => `Page ${n}`}
  />
);

describeComponent("Pagination", pagination(2, 9), "pagination");

test("each page has a URL and a name, and the current one is marked", () => {
  render(pagination(5, 9));
  expect(screen.getByRole("link", { name: "Page 9" }).getAttribute("href")).toBe("/blogs?page=9");
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("5");
  expect(screen.getByRole("link", { name: "Page before" }).getAttribute("href")).toBe("/blogs?page=4");
  expect(screen.getByRole("link", { name: "Page after" }).getAttribute("href")).toBe("/blogs?page=6");
});

test("there is no link beyond the ends", () => {
  const { rerender } = render(pagination(1, 2));
  expect(screen.queryByRole("link", { name: "Page before" })).toBeNull();
  rerender(pagination(2, 2));
  expect(screen.queryByRole("link", { name: "Page after" })).toBeNull();
});

test("nothing is rendered for one page or none", () => {
  const { container, rerender } = render(pagination(1, 1));
  expect(container.innerHTML).toBe("");
  rerender(pagination(1, 0));
  expect(container.innerHTML).toBe("");
});

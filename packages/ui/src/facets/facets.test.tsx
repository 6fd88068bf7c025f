import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { FacetLinks } from "./facet-links.tsx";
import { FacetSelect } from "./facet-select.tsx";
import { Facets } from "./facets.tsx";

const deities = (
  <FacetLinks
    label="Deity"
    options={[
      { label: "Shiva", count: "9", href: "?deity=shiva" },
      { label: "Durga", count: "4", href: "?", selected: true },
    ]}
  />
);
const sort = (
  <FacetSelect
    label="Order"
    name="sort"
    action="/online-puja"
    value="soonest"
    options={[
      { value: "soonest", label: "Soonest first" },
      { value: "price", label: "Lowest price first" },
    ]}
    keep={{ deity: "durga" }}
    applyLabel="Apply"
  />
);

describeComponent("Facets", <Facets label="Filters">{deities}</Facets>, "facets");
describeComponent("FacetLinks", deities, "group");
describeComponent("FacetSelect", sort, "form");

test("every value is a link, and the selected one is marked", () => {
  render(deities);
  expect(screen.getByRole("link", { name: /Shiva/ }).getAttribute("href")).toBe("?deity=shiva");
  expect(screen.getByRole("link", { current: true }).textContent).toBe("Durga4");
});

test("a facet is closed initially, unless `open` is set", () => {
  const options = [{ label: "Shiva", href: "?deity=shiva" }];
  render(
    <>
      <FacetLinks label="Deity" options={options} />
      <FacetLinks label="Told" open options={options} />
    </>,
  );
  const [folded, opened] = screen.getAllByRole<HTMLDetailsElement>("group");
  expect([folded?.open, opened?.open]).toEqual([false, true]);
});

test("a facet opens with its first selected value, and stays open when the last is removed", () => {
  const deity = (selected: boolean) => (
    <FacetLinks label="Deity" options={[{ label: "Shiva", href: "?deity=shiva", selected }]} />
  );
  const { rerender } = render(deity(false));
  const details = screen.getByRole<HTMLDetailsElement>("group");
  rerender(deity(true));
  expect(details.open).toBe(true);
  screen.getByRole("link", { name: "Shiva" }).focus();
  rerender(deity(false));
  expect(details.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Shiva" }));
});

test("a facet that was opened by `open` stays open without it", () => {
  const price = (open: boolean) => (
    <FacetLinks label="Price" open={open} options={[{ label: "up to ₹500", href: "?max=500" }]} />
  );
  const { rerender } = render(price(true));
  rerender(price(false));
  expect(screen.getByRole<HTMLDetailsElement>("group").open).toBe(true);
});

test("a form below the values opens and closes with them", () => {
  render(
    <FacetLinks label="Price" options={[{ label: "up to ₹500", href: "?max=500" }]}>
      <form aria-label="Any price" />
    </FacetLinks>,
  );
  expect(screen.getByRole("group").contains(screen.getByRole("form", { hidden: true }))).toBe(true);
});

test("all filters can be removed at once", () => {
  render(
    <Facets label="Filters (1)" clear={{ href: "/online-puja", label: "Clear all" }}>
      {deities}
    </Facets>,
  );
  expect(screen.getByRole("link", { name: "Clear all" }).getAttribute("href")).toBe("/online-puja");
});

test("a select is a form of its own that keeps the other filters", () => {
  const { container } = render(sort);
  const form = container.querySelector("form");
  expect(form?.method).toBe("get");
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ deity: "durga", sort: "soonest" });
  expect(screen.getByRole("button", { name: "Apply" }).getAttribute("type")).toBe("submit");
});

test("a select submits itself on change", () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => undefined);
  render(sort);
  fireEvent.change(screen.getByRole("combobox", { name: "Order" }), { target: { value: "price" } });
  expect(sent).toHaveBeenCalledOnce();
});

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { price } from "../../test/price-fixture.ts";
import { priceMessages } from "../messages-en/index.ts";
import { PriceDetails } from "./index.ts";

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");

test("each line has its amount, what is bought more than once has its price each", () => {
  render(<PriceDetails price={price} messages={priceMessages} />);
  const [lines = ""] = texts("dl");
  for (const part of ["Rudrabhishek, for one", "₹851", "Ghee lamp", "2 × ₹51", "₹102", "Coupon", "₹50"]) {
    expect(lines).toContain(part);
  }
  expect(lines).toContain("To pay");
  expect(lines).toContain("₹903");
});

test("where no coupon counts, none is shown", () => {
  const totals = { ...price.totals, discount: { ...price.totals.discount, amount: 0 } };
  render(<PriceDetails price={{ ...price, totals }} messages={priceMessages} />);
  expect(texts("dl")[0]).not.toContain("Coupon");
});

test("what the total is made of can be unfolded, with each tax", () => {
  render(<PriceDetails price={price} messages={priceMessages} />);
  expect(screen.getByText("Price details")).toBeDefined();
  expect(texts("dl")[1]).toContain("IGST, 18% of the service fee, included");
});

test("goods sent abroad are said to be without our tax and their import duty; those within India with all taxes", () => {
  const note = (currency: "inr" | "usd") => {
    const money = (amount: number) => ({ amount, currency });
    const totals = { ...price.totals, grand: money(80_200) };
    const split = { ...price.split, goods: money(80_200), tax: [] };
    const { unmount } = render(<PriceDetails price={{ ...price, totals, split }} messages={priceMessages} />);
    const [lines = ""] = texts("dl");
    unmount();
    return lines;
  };
  expect(note("usd")).toContain("No Indian tax; import duty is extra");
  expect(note("usd")).not.toContain("All taxes included");
  expect(note("inr")).toContain("All taxes included");
});

test("the tax of goods is listed by code, and apart from it that of the service", () => {
  const inr = (amount: number) => ({ amount, currency: "inr" as const });
  const tax = (name: string, pct: number, amount: number) => ({ name, pct, amount: inr(amount) });
  const split = {
    ...{ ...price.split, goods: inr(50_000) },
    tax: [tax("IGST", 18, 5_000), tax("IGST", 3, 1_500)],
  };
  const tax_by_code = [
    { code: "711319", base: inr(50_000), ...tax("IGST", 3, 1_500) },
    { code: "996812", base: inr(6_700), ...tax("IGST", 18, 1_200) },
  ];
  const rows = (goods?: { tax_by_code: typeof tax_by_code }) => {
    const { unmount } = render(
      <PriceDetails price={{ ...price, split, ...(goods && { goods }) }} messages={priceMessages} />,
    );
    const [, details = ""] = texts("dl");
    unmount();
    return details;
  };
  const details = rows({ tax_by_code });
  expect(details).toContain("IGST 3% (HSN 711319), included₹15");
  expect(details).toContain("IGST 18% (SAC 996812), included₹12");
  expect(details).toContain("IGST, 18% of the service fee, included₹38");
  expect(details).not.toContain("3% of the service fee");
  // An order knows no codes.
  expect(rows()).toContain("IGST 18%, included₹50");
  expect(rows()).not.toContain("of the service fee");
});

test("postage has a row of its own", () => {
  const split = { ...price.split, shipping: { amount: 15_100, currency: "inr" as const } };
  render(<PriceDetails price={{ ...price, split }} messages={priceMessages} />);
  expect(texts("dl")[1]).toContain("Prasad by post");
  expect(texts("dl")[1]).toContain("₹151");
});

test("the delivery of a parcel comes after all that is in it", () => {
  const [first, ...others] = price.lines;
  if (!first) throw new Error("the fixture has no line");
  const delivery = { ...first, kind: "delivery" as const, title: "Delivery" };
  render(<PriceDetails price={{ ...price, lines: [first, delivery, ...others] }} messages={priceMessages} />);
  const [lines = ""] = texts("dl");
  expect(lines.indexOf("Delivery")).toBeGreaterThan(lines.indexOf("Ghee lamp"));
});

test("an app may draw around the lines", () => {
  render(
    <PriceDetails
      price={price}
      messages={priceMessages}
      renderLines={(lines) => <section aria-label="Order">{lines}</section>}
    />,
  );
  expect(screen.getByRole("region", { name: "Order" }).textContent).toContain("Ghee lamp");
});

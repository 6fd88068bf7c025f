import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { ServiceChips } from "./service-chips.tsx";
import { ServiceIcon } from "./service-icon.tsx";

const services = (
  <ServiceChips label="Services" services={[{ key: "puja", href: "/online-puja", label: "Pujas" }]} />
);
describeComponent("ServiceChips", services, "services");
describeComponent("ServiceIcon", <ServiceIcon service="puja" />, "icon");

test("services are links in a named navigation", () => {
  render(services);
  expect(screen.getByRole("navigation", { name: "Services" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Pujas" }).getAttribute("href")).toBe("/online-puja");
});

const markupOf = (service: string) => render(<ServiceIcon service={service} />).container.innerHTML;

test("each service has its own icon, under either of its keys", () => {
  const services = ["puja", "vip-pujas", "chadhava", "astro-guru", "kundali", "gemstones", "abhimantrit"];
  const more = ["name-correction", "reels", "blogs", "temples", "this-week", "family", "prasad", "deities"];
  expect(new Set([...services, ...more].map(markupOf)).size).toBe(15);
  expect(markupOf("online-puja")).toBe(markupOf("puja"));
  expect(markupOf("chadhaava")).toBe(markupOf("chadhava"));
});

test("a service without an icon gets the lotus", () => {
  expect(markupOf("panchang")).toBe(markupOf("chadhava"));
});

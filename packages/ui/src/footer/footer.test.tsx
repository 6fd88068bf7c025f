import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Footer } from "./footer.tsx";

const footer = (
  <Footer
    legalName="Aradhana Seva Private Limited"
    addresses={["12 Assi Road, Varanasi 221005"]}
    gstin={{ label: "GSTIN", value: "09AAACA0000A1Z5" }}
    contacts={[
      {
        title: "Customer care",
        phone: "+91 542 000 0000",
        email: "care@example.com",
        hours: "7 am to 10 pm",
      },
      {
        title: "Grievance officer",
        name: "Meera Pandey",
        phone: "+91 542 000 0001",
        email: "grievance@example.com",
      },
    ]}
    lists={[
      { title: "Policies", links: [{ href: "/privacy-policy", label: "Privacy" }] },
      {
        title: "Languages",
        links: [
          { href: "?lang=en", label: "English", lang: "en", current: true },
          { href: "?lang=hi", label: "हिन्दी", lang: "hi" },
        ],
      },
    ]}
    payments={{ label: "We take", names: ["UPI", "RuPay", "Visa"] }}
    note="© 2026 Aradhana Seva Private Limited"
  />
);

describeComponent("Footer", footer, "footer");

test("names the legal entity and its contacts", () => {
  render(footer);
  const text = screen.getByRole("contentinfo").textContent;
  for (const fact of [
    "Aradhana Seva Private Limited",
    "GSTIN 09AAACA0000A1Z5",
    "Meera Pandey",
    "7 am to 10 pm",
  ]) {
    expect(text).toContain(fact);
  }
});

test("has phone and e-mail links", () => {
  render(footer);
  expect(screen.getByRole("link", { name: "+91 542 000 0001" }).getAttribute("href")).toBe(
    "tel:+915420000001",
  );
  expect(screen.getByRole("link", { name: "care@example.com" }).getAttribute("href")).toBe(
    "mailto:care@example.com",
  );
});

test("shows each language in its own script and marks the current one", () => {
  render(footer);
  const languages = within(screen.getByRole("navigation", { name: "Languages" }));
  expect(languages.getByRole("link", { name: "हिन्दी" }).getAttribute("lang")).toBe("hi");
  expect(languages.getByRole("link", { current: true }).textContent).toBe("English");
});

test("names the payment methods in words", () => {
  render(footer);
  for (const name of ["UPI", "RuPay", "Visa"]) expect(screen.getByText(name)).toBeDefined();
});

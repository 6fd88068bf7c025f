import { emptyAddress } from "@aradhana/core/checkout";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { reviewMessages } from "../messages-en/index.ts";
import { PaymentMethods, ReviewDetails } from "./index.ts";

const filled = {
  name: "Asha Sharma",
  devotees: [{ key: 0, name: "", gotra: "" }],
  phone: { dial_code: "91", number: "9876543210" },
  address: { ...emptyAddress("in"), line1: "12 Assi Ghat", city: "Varanasi", postcode: "221005" },
};

function show(changes: Partial<typeof filled> = {}, sendsPrasad = true) {
  render(
    <ReviewDetails
      draft={{ ...filled, ...changes }}
      sendsPrasad={sendsPrasad}
      country="India"
      messages={reviewMessages}
      renderEdit={(label) => <a href="/back">{label}</a>}
    />,
  );
  return document.querySelector("dl")?.textContent;
}

test("contact, names and address are read once more, with a link back to where they were given", () => {
  expect(show()).toBe(
    "Contact+91 9876543210NamesAsha SharmaPrasad goes to12 Assi Ghat, Varanasi, 221005, India",
  );
  expect(screen.getByRole("link", { name: "Change" }).getAttribute("href")).toBe("/back");
});

test("the names of the sankalp come before the buyer's, and an address that nothing is sent to is left out", () => {
  const devotees = [
    { key: 0, name: "Ramesh", gotra: "" },
    { key: 1, name: "Sita", gotra: "" },
  ];
  expect(show({ devotees }, false)).toBe("Contact+91 9876543210NamesRamesh, Sita");
});

test.each([
  ["inr" as const, ["UPI", "Card", "Net banking"]],
  ["usd" as const, ["Card"]],
])("in %s one pays by %j", (currency, methods) => {
  const { container } = render(<PaymentMethods currency={currency} messages={reviewMessages} />);
  expect([...container.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual(methods);
});

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Link } from "./link.tsx";
import type { LinkComponent } from "./link-context.ts";
import { LinkProvider } from "./link-provider.tsx";

describeComponent("Link", <Link href="/online-puja">Pujas</Link>, "link", {
  variant: ["plain", "text", "more"],
});

const Router: LinkComponent = ({ children, ...rest }) => (
  <a {...rest} data-routed>
    {children}
  </a>
);
const isRouted = (link: React.ReactElement) => {
  render(<LinkProvider component={Router}>{link}</LinkProvider>);
  return screen.getByRole("link").hasAttribute("data-routed");
};

test("goes through the app's router", () => {
  expect(isRouted(<Link href="/online-puja">Pujas</Link>)).toBe(true);
});

test("leaves other sites to the browser", () => {
  expect(isRouted(<Link href="https://kashi.test/">Temple</Link>)).toBe(false);
});

test("leaves new tabs to the browser", () => {
  expect(
    isRouted(
      <Link href="/privacy-policy" target="_blank">
        Privacy
      </Link>,
    ),
  ).toBe(false);
});

test("leaves downloads to the browser", () => {
  expect(
    isRouted(
      <Link href="/media/invoice.pdf" download="">
        Invoice
      </Link>,
    ),
  ).toBe(false);
});

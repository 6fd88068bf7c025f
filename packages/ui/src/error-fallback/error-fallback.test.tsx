import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { LinkProvider } from "../link/index.ts";
import { ErrorFallback } from "./error-fallback.tsx";

const fallback = (
  <ErrorFallback
    heading="Oops! Something went wrong."
    home={{ href: "/", label: "Go to Home" }}
    requestId={{ label: "Number", value: "req_4f7c" }}
  >
    <p>We're sorry for the inconvenience. Please try again later or return to the home page.</p>
  </ErrorFallback>
);

describeComponent("ErrorFallback", fallback, "panel");

test("moves the focus to its heading", () => {
  render(fallback);
  expect(document.activeElement).toBe(
    screen.getByRole("heading", { level: 1, name: "Oops! Something went wrong." }),
  );
});

test("links to the home page with a full page load, not through the broken router", () => {
  render(<LinkProvider component={({ href }) => <i>router to {href}</i>}>{fallback}</LinkProvider>);
  const home = screen.getByRole("link", { name: "Go to Home" });
  expect(home.tagName).toBe("A");
  expect(home.getAttribute("href")).toBe("/");
});

test("shows the request id", () => {
  render(fallback);
  expect(screen.getByText("req_4f7c")).toBeDefined();
});

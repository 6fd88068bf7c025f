import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { FullScreenLoader } from "./full-screen-loader.tsx";

const slow = { text: "Taking longer than usual", reloadLabel: "Reload" };
const loader = <FullScreenLoader label="Loading Aradhana" slow={slow} />;

describeComponent("FullScreenLoader", loader, "loader");

test("is an image that says what is loading", () => {
  render(loader);
  expect(screen.getByRole("img", { name: "Loading Aradhana" })).toBeDefined();
});

test("has the reload link in its HTML, so that it works when no script loaded", () => {
  const html = renderToStaticMarkup(loader);
  expect(html).toContain("Taking longer than usual");
  expect(html).toMatch(/<a href=""[^>]*>.*Reload/);
});

test("can show the reload link earlier", () => {
  const { container } = render(<FullScreenLoader label="Loading Aradhana" slow={slow} slowAfter={2000} />);
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue("--slow-after")).toBe("2000ms");
});

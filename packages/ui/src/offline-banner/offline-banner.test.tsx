import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

const banner = <OfflineBanner>You are offline. This is from 3 hours ago.</OfflineBanner>;

describeComponent("OfflineBanner", banner, "banner");

function goes(state: "online" | "offline") {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(state === "online");
  act(() => void window.dispatchEvent(new Event(state)));
}

test("appears and disappears with the network", () => {
  render(banner);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");

  goes("offline");
  expect(status.textContent).toBe("You are offline. This is from 3 hours ago.");
  goes("online");
  expect(status.textContent).toBe("");
});

test("is empty in the server's HTML, but present, so that its text is announced", () => {
  const html = renderToStaticMarkup(banner);
  expect(html).toContain('role="status"');
  expect(html).not.toContain("offline");
});

test("a passed value overrides the browser's", () => {
  render(<OfflineBanner offline>You are offline.</OfflineBanner>);
  expect(screen.getByRole("status").textContent).toBe("You are offline.");
});

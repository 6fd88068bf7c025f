import { cleanup, render } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { AradhanaWidget } from "./aradhana-widget.tsx";

afterEach(() => {
  cleanup();
  for (const script of document.head.querySelectorAll("script")) script.remove();
});

const origin = "https://shop.test";
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const dispatch = (element: Element | null, type: string, detail: object) =>
  element?.dispatchEvent(new CustomEvent(`aradhana:${type}`, { detail, bubbles: true }));

test("it is the element that plain pages write, with the link inside", () => {
  const { container } = render(
    <AradhanaWidget origin={origin} widget="pujas" partnerId="p-1" countryCode="us" limit={3} mode="popup">
      <a href="https://shop.test/online-puja">Book a puja</a>
    </AradhanaWidget>,
  );
  const attributes = [...(container.firstElementChild?.attributes ?? [])].map(({ name, value }) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(attributes)).toEqual({
    widget: "pujas",
    "partner-id": "p-1",
    "country-code": "us",
    limit: "3",
    mode: "popup",
  });
  expect(container.querySelector("aradhana-widget > a")?.textContent).toBe("Book a puja");
});

test("two widgets, rendered twice as in StrictMode, load one loader; a failed one is loaded again", () => {
  const page = (
    <StrictMode>
      <AradhanaWidget origin={origin} widget="pujas" />
      <AradhanaWidget origin={origin} widget="chadhawas" />
    </StrictMode>
  );
  render(page);
  expect(scripts()).toEqual(["https://shop.test/embed/v1.js"]);

  document.head.querySelector("script")?.dispatchEvent(new Event("error"));
  cleanup();
  expect(scripts()).toEqual([]);
  render(page);
  expect(scripts()).toEqual(["https://shop.test/embed/v1.js"]);
});

test("a release comes with its hash, and a popup may be fetched before", async () => {
  const prerender = vi.fn();
  customElements.define(
    "aradhana-widget",
    class extends HTMLElement {
      prerender = prerender;
    },
  );
  const release = { version: "1.0.0", integrity: "sha384-x" };
  render(<AradhanaWidget origin={origin} widget="pujas" mode="popup" release={release} prerender />);
  const script = document.head.querySelector("script");
  expect([script?.src, script?.integrity, script?.crossOrigin]).toEqual([
    "https://shop.test/embed/1.0.0.js",
    "sha384-x",
    "anonymous",
  ]);
  await vi.waitFor(() => expect(prerender).toHaveBeenCalledOnce(), { timeout: 20_000 });
});

test("it reports its events while it is mounted", () => {
  const onEvent = vi.fn();
  const { container, unmount } = render(<AradhanaWidget origin={origin} widget="pujas" onEvent={onEvent} />);
  const element = container.firstElementChild;
  dispatch(element, "resize", { height: 10 });
  dispatch(element, "something_else", {});
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: "resize", payload: { height: 10 } });
  unmount();
  dispatch(element, "resize", { height: 11 });
  expect(onEvent).toHaveBeenCalledOnce();
});

test("prefilled values are a property of the element, and in no attribute", () => {
  const { container } = render(<AradhanaWidget origin={origin} widget="pujas" prefill={{ name: "Asha" }} />);
  expect(container.firstElementChild).toHaveProperty("prefill", { name: "Asha" });
  expect(container.innerHTML).not.toContain("Asha");
});

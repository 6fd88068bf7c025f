// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { followSections } from "./follow-sections.ts";

afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

test("the link to the section that is read is marked, and between two sections that of the last", () => {
  document.body.innerHTML = `
    <nav><a href="#about">About</a><a href="#policy">Cancellation</a><a href="#gone">Gone</a></nav>
    <section id="about"></section><section id="policy"></section>`;
  let cross = (_: { target: Element | null; isIntersecting: boolean }[]) => {};
  const [observe, disconnect] = [vi.fn(), vi.fn()];
  // jsdom lays nothing out, so nothing crosses a line there.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof cross) {
        cross = callback;
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
  const stop = followSections(document.querySelector("nav") as HTMLElement);
  const section = (id: string) => document.getElementById(id);
  const marked = () =>
    [...document.querySelectorAll("[aria-current=location]")].map((link) => link.textContent);
  expect(observe.mock.calls.flat()).toEqual([section("about"), section("policy")]);
  expect(marked()).toEqual([]);
  cross([{ target: section("about"), isIntersecting: true }]);
  cross([{ target: section("about"), isIntersecting: false }]);
  expect(marked()).toEqual(["About"]);
  cross([{ target: section("policy"), isIntersecting: true }]);
  expect(marked()).toEqual(["Cancellation"]);
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});

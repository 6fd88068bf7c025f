import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Registered observers. */
const waiting = new Set<() => void>();

/** Like browsers: it reports the first size by itself, after layout. */
class FakeResizeObserver implements ResizeObserver {
  readonly #notify: () => void;
  constructor(notify: ResizeObserverCallback) {
    this.#notify = () => notify([], this);
  }
  observe() {
    waiting.add(this.#notify);
  }
  unobserve() {}
  disconnect() {
    waiting.delete(this.#notify);
  }
}

/** Call before each test of a component that measures itself, which jsdom cannot do. */
export function observeSizes() {
  waiting.clear();
  vi.stubGlobal("ResizeObserver", FakeResizeObserver);
  Element.prototype.scrollBy = vi.fn();
}

/** Gives every row this `scrollWidth` in a view of 300. */
export function mockLayout(scrollWidth = 900) {
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(scrollWidth);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
}

/** Reports all sizes, as a browser does after layout. */
export const reportSizes = () => act(() => waiting.forEach((notify) => void notify()));

/** The number of registered observers. */
export const observing = () => [...waiting];
